import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { newTable } from '../client/tables.ts'
import { Button } from '../ui/button.tsx'

export default function FrontPage() {
  const { t } = useTranslation('pages')
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const play = async (game: string, robot: string) => {
    try {
      const table = await newTable(t('guestName'), { game, seats: ['open', { robot }] }, true)
      go(`/table/${table}`)
    } catch (error) {
      setProblem((error as Error).message)
    }
  }
  return (
    <main>
      <h1>Freehold</h1>
      <p>{t('front.tagline')}</p>
      <h2>Dominion</h2>
      <Button primary onClick={() => play('dominion', 'big-money')}>
        {t('front.playNow')}
      </Button>
      <h2>Terra Mystica</h2>
      <Button primary onClick={() => play('terra-mystica', 'random')}>
        {t('front.playNow')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </main>
  )
}
