/** What `freehold play --help` says about Terra Mystica; apart from the game, which is loaded only to be played. */
export const usage = [
  'freehold play terra-mystica [options]',
  '',
  '--players N         2 to 5; 2 unless you say so',
  '--map WHICH         original, fireAndIce1, fireAndIce2, loonLakes, fjords',
  '--factions WHICH    random, pick, auction, or one for each seat: witches,giants',
  '--final-tile WHICH  none, random, or one of the four by name',
  '--points-2017       factions begin with points of their own',
  '--humans N          how many of the first seats sit at the keyboard; 1 unless you say so,',
  '                    the others play at random',
  '--seed TEXT         the same tiles each time',
  '--log FILE          save the game there when it ends or you leave',
  '--resume FILE       go on with a saved game',
].join('\n')
