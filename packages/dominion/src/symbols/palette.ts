/** The colours of the printed cards. */
export const palette = {
  ink: '#2a231a',
  paper: '#f4ebd8',
  white: '#fffaf0',
  faint: '#cbbd9c',
  mute: '#5b4f3a',
  action: '#e6d9ba',
  treasure: '#dcae3c',
  victory: '#7ba062',
  curse: '#8a6aa8',
  reaction: '#7aa7c9',
  attack: '#a8342a',
  duration: '#e0914a',
  ruins: '#a89a86',
  blue: '#3f78a6',
  back: '#8a6844', // the back of a card
  backDark: '#6b4c30',
  grey: '#8d8677',
  copper: '#cf8d60',
  silver: '#c6cbcf',
  platinum: '#b9d2da',
} as const
