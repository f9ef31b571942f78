/** Notices of this browser's own push service: whether it has one, and whether this host may use it. */
import { get, post } from './http.ts'

export type PushState = 'on' | 'off' | 'denied' | 'unsupported'

const isSupported = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** The page works without its service worker; notices do not. */
async function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return isSupported() ? navigator.serviceWorker.getRegistration() : undefined
}

export async function pushState(): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  return (await worker.pushManager.getSubscription()) ? 'on' : 'off'
}

/** Asks the browser, which asks its user, and tells the host. */
export async function turnPushOn(): Promise<PushState> {
  const worker = await registration()
  if (!worker) return 'unsupported'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const { key } = await get<'notices'>('/api/notices')
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  const { endpoint, keys } = made.toJSON()
  if (endpoint === undefined || !keys) throw new Error('the browser gives no address')
  await post<'subscribe'>('/api/notices', {
    kind: 'push',
    endpoint,
    keys: { p256dh: keys.p256dh, auth: keys.auth },
  })
  return 'on'
}

/** The browser forgets its address; the host finds that out when it next writes there. */
export async function turnPushOff(): Promise<PushState> {
  const worker = await registration()
  await (await worker?.pushManager.getSubscription())?.unsubscribe()
  return pushState()
}
