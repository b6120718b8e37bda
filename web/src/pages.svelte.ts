// The pages: the one that is shown, and the others once somebody goes there.

import type { Component } from 'svelte';
import Play from './pages/Play.svelte';
import type { Goal } from './router.svelte';
import { words } from './words/words.svelte';

type Load = () => Promise<{ default: Component }>;

const OTHERS: Record<Exclude<Goal, 'play'>, Load> = {
  learn: async () => {
    const [page] = await Promise.all([import('./pages/Learn.svelte'), words.need('learn')]);
    return page;
  },
  print: () => import('./pages/Print.svelte'),
  games: () => import('./pages/Games.svelte'),
  rules: () => import('./pages/Rules.svelte'),
  none: () => import('./pages/None.svelte'),
};

class Pages {
  /** What is shown. */
  body = $state.raw<Component>(Play);
  /** The page that is wanted could not be loaded. */
  hasFailed = $state(false);
  private wanted: Goal = 'play';

  /** Shows a page as soon as it is there; until then the one before stays. */
  async show(page: Goal): Promise<void> {
    this.wanted = page;
    this.hasFailed = false;
    if (page === 'play') {
      this.body = Play;
      return;
    }
    try {
      const { default: body } = await OTHERS[page]();
      if (this.wanted === page) this.body = body;
    } catch {
      if (this.wanted === page) this.hasFailed = true;
    }
  }
}

export const pages = new Pages();
