import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pages } from './pages.svelte';
import { router } from './router.svelte';
import { load } from './rules/rules';
import { apply } from './settings.svelte';
import { preferred, words } from './words/words.svelte';

apply();
const target = document.getElementById('app')!;
try {
  await words.speak(preferred());
  await Promise.all([load(), pages.show(router.page)]);
  mount(App, { target });
} catch (error) {
  // The words themselves may be what is missing: the page has these in three languages.
  document.getElementById('not-loaded')!.hidden = false;
  throw error;
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/service-worker.js');
}
