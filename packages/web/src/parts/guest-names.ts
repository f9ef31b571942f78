/** Somebody who just wants to play gets a friendly name, and may change it. */
const names = [
  'Ada, Alma, Anselm, Astrid, Balthasar, Beatrix, Benno, Blanca, Bruno, Cato, Cecily, Clara, Cosmo, Dora, Edda, Edwin',
  'Elias, Emil, Enid, Esra, Felix, Fenja, Flora, Frida, Gaspard, Greta, Hanno, Hedda, Hugo, Ida, Ilse, Ines, Iris',
  'Ivo, Jasper, Jonas, Juna, Kaspar, Kiran, Lale, Leif, Leonie, Linus, Livia, Lotte, Luca, Mabel, Malte, Marit, Mila',
  'Milo, Nele, Nils, Nora, Odile, Olive, Oskar, Otis, Paula, Piet, Quinn, Ragna, Remy, Rosa, Rufus, Sela, Silas, Sina',
  'Taro, Theo, Tilda, Tove, Ulla, Una, Valentin, Vera, Viktor, Wanda, Wim, Yara, Yuri, Zeno',
]
  .join(', ')
  .split(', ')

/** One of them; `random` is from 0 to below 1. */
export const guestName = (random = Math.random()): string => names[Math.floor(random * names.length)]
