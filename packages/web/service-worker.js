// Keeps the shell, so that the app opens without a network and says that there is none. Never touches what the host tells.
const files = [] // filled in by the build
const cacheName = 'freehold' // made the build's own
self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(cacheName)
      .then((cache) => cache.addAll(['/', ...files]))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname, origin } = new URL(request.url)
  if (
    request.method !== 'GET' ||
    origin !== self.location.origin ||
    /^\/(api|live|healthz|readyz|metrics)/.test(pathname)
  )
    return
  if (pathname.startsWith('/assets/')) {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)))
  } else if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/').then((found) => found ?? Response.error())))
  }
})
