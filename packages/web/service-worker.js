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

// What the host sends while no page is open. Its texts stand here: nothing else of the page is loaded for them.
const titles = { dominion: 'Dominion', 'terra-mystica': 'Terra Mystica' }
const german = () => (self.navigator.language ?? 'en').startsWith('de')
const said = {
  turn: (game) => (german() ? `Du bist am Zug: ${game}` : `Your turn: ${game}`),
  invited: (game, name) => (german() ? `${name} lädt dich ein: ${game}` : `${name} invites you: ${game}`),
  test: () => (german() ? 'Nachrichten kommen an.' : 'Notices arrive.'),
}

self.addEventListener('push', (event) => {
  const { type = 'test', table, game, name } = event.data?.json() ?? {}
  const text = (said[type] ?? said.test)(titles[game] ?? game, name)
  const link = table === undefined ? '/' : `/table/${table}`
  // One for each table: a later one takes the place of the one before.
  event.waitUntil(self.registration.showNotification('Freehold', { body: text, tag: table ?? type, data: { link } }))
})

self.addEventListener('notificationclick', (event) => {
  const { link = '/' } = event.notification.data ?? {}
  event.notification.close()
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((pages) => {
      const open = pages.find((page) => new URL(page.url).pathname === link)
      return open ? open.focus() : self.clients.openWindow(link)
    }),
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
