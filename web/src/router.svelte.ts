// The pages and their addresses.

export const PAGES = ['play', 'learn', 'print', 'games', 'rules'] as const;
export type Page = (typeof PAGES)[number];
/** Where an address leads: a page, or none. */
export type Goal = Page | 'none';

class Router {
  page = $state<Goal>('play');
  /** What follows the page in the address. */
  rest = $state('');
  query = $state.raw(new URLSearchParams());
  /** The page with the rest. */
  readonly path = $derived(`${this.page}/${this.rest}`);

  constructor() {
    this.read();
    addEventListener('popstate', () => this.read());
  }

  /** Goes to an address of this site. */
  go(address: string): void {
    history.pushState(null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  /** Gives what is shown another address. */
  rename(address: string): void {
    history.replaceState(null, '', address);
    this.read();
  }

  /** Follows a link of this site without loading the page anew. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest?.('a');
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target !== '' || link.origin !== location.origin) return;
    if (link.hasAttribute('download')) return;
    // To a place of this page the browser goes itself.
    if (link.hash !== '' && link.pathname === location.pathname) return;
    event.preventDefault();
    this.go(link.href);
  };

  private read(): void {
    const [page = '', ...rest] = location.pathname.split('/').filter((part) => part !== '');
    this.page = page === '' ? 'play' : (PAGES.find((known) => known === page) ?? 'none');
    this.rest = rest.join('/');
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
