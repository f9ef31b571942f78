/** Which table of this browser is the school: kept here, so that it goes on after a reload. */
import { useState } from 'react'

const KEY = 'freehold.school'

function enrolledAt(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null // storage that is closed is no reason not to play
  }
}

export function enroll(table: string): void {
  try {
    localStorage.setItem(KEY, table)
  } catch {
    // then it is a game without a guide
  }
}

export function useSchool(table: string): { readonly enrolled: boolean; leave(): void } {
  const [enrolled, setEnrolled] = useState(() => enrolledAt() === table)
  const leave = () => {
    enroll('')
    setEnrolled(false)
  }
  return { enrolled, leave }
}
