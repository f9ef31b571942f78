import { exitCode } from '../../command.ts'
import { besideUsage } from './beside.ts'

/** What `freehold play --help` says about Dominion; apart from the game, which is loaded only to be played. */
export const usage = [
  'freehold play [dominion] [options]',
  '',
  '--players N       2 to 6; 2 unless you say so',
  '--kingdom WHICH   a recommended set by name, a kingdom code, or ten cards with',
  '                  commas between; freehold kingdom --list shows the sets',
  '--edition WHICH   1e or 2e, of the cards and the rules; 2e unless you say so',
  '--cards FILE      cards of your own beside them, which may take the place of as many:',
  '                  one card, or a set of them as JSON; see docs/own-cards.md',
  ...besideUsage,
  '--opponent WHO    from weak to strong: page, miller, steward, bailiff,',
  '                  chamberlain, chancellor, regent; big-money (unless you say so),',
  '                  random, or human for another at your keyboard; several with',
  '                  commas between, the last for all further seats',
  '--names LIST      names for the seats with commas between, yours first',
  '--seed TEXT       the same shuffles each time; a secret seed unless you say so',
  '--asking WHICH    questions that have only one answer: open skips them, secret',
  '                  asks those that would give something away, all asks all;',
  '                  open unless you say so',
  '--log FILE        save the game there when it ends or you leave',
  '--resume FILE     go on with a saved game and save it there again; say',
  '                  --opponent and --names as when it began',
  '',
  'You have the first seat; who begins is drawn by lot. While you play, ? helps.',
  `Leaving by Ctrl-C, Ctrl-D or a closed input saves the game and exits with ${exitCode.interrupted}.`,
].join('\n')
