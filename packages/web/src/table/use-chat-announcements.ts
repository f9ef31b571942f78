import type { ChatLine } from '@freehold/server/protocol'
import { useEffect, useRef } from 'react'
import { announce } from '../ui/live-region.tsx'

/** Whoever listens hears what others say. */
export function useChatAnnouncements(chat: readonly ChatLine[], you: number | null): void {
  const heard = useRef<number | undefined>(undefined)
  useEffect(() => {
    const last = chat.at(-1)?.number ?? 0
    if (heard.current !== undefined)
      for (const { number, name, seat, text } of chat)
        if (number > heard.current && (seat === null || seat !== you)) announce(`${name}: ${text}`)
    heard.current = last
  }, [chat, you])
}
