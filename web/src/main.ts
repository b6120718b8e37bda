import '@fontsource-variable/literata/wght.css';
import '@fontsource-variable/source-sans-3/wght.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { pages } from './pages.svelte';
import { router } from './router.svelte';
import { load } from './rules/rules';
import { apply } from './settings.svelte';
import { preferred, t, words } from './words/words.svelte';

apply();
const target = document.getElementById('app')!;
await words.speak(preferred());
try {
  await Promise.all([load(), pages.show(router.page)]);
  mount(App, { target });
} catch (error) {
  target.textContent = t('client-not-loaded');
  throw error;
}

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/service-worker.js');
}
