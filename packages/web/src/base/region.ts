/** The language as it is written where the browser's user lives: dates differ between London and New York. */
export const regionOf = (language: string): string =>
  navigator.languages.find((each) => each === language || each.startsWith(`${language}-`)) ?? language
