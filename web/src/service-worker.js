/* Keeps every file of the build, so that Molino works without a network. The build
   writes BUILD, its name, and FILES, its files, before this. What the server alone
   can answer is left to it. */

const CACHE = `molino-${BUILD}`;
const SERVER = ['/api', '/ws', '/db', '/healthz'];

self.addEventListener('install', (event) => {
  // A page that is open goes on with the files it began with: this build waits until
  // nobody is left there.
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (event) => {
  const forget = caches
    .keys()
    .then((names) => names.filter((name) => name.startsWith('molino-') && name !== CACHE))
    .then((old) => Promise.all(old.map((name) => caches.delete(name))));
  event.waitUntil(forget.then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const isServers = SERVER.some(
    (path) => url.pathname === path || url.pathname.startsWith(`${path}/`),
  );
  if (event.request.method !== 'GET' || url.origin !== self.location.origin || isServers) return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' ? '/' : request;
  const kept = await cache.match(page, { ignoreSearch: request.mode === 'navigate' });
  return kept ?? fetch(request);
}
