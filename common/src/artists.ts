/** Artists by person, as written on their cards. Names are the same in every game and language. */
export const ARTIST_NAMES = {
  alberti: 'Leon Battista Alberti',
  angelico: 'Beato Angelico',
  bernini: 'Gian Lorenzo Bernini',
  borromini: 'Francesco Borromini',
  botticelli: 'Sandro Botticelli',
  bramante: 'Donato Bramante',
  brunelleschi: 'Filippo Brunelleschi',
  buonarroti: 'Michelangelo Buonarroti',
  caravaggio: 'Caravaggio',
  cellini: 'Benvenuto Cellini',
  dasangallo: 'Antonio da Sangallo',
  davinci: 'Leonardo da Vinci',
  dellafrancesca: 'Piero della Francesca',
  delverrocchio: 'Andrea del Verrocchio',
  donatello: 'Donatello',
  ghiberti: 'Lorenzo Ghiberti',
  ghirlandaio: 'Domenico Ghirlandaio',
  giambologna: 'Giambologna',
  giotto: 'Giotto',
  lippi: 'Filippo Lippi',
  mochi: 'Francesco Mochi',
  palladio: 'Andrea Palladio',
  perugino: 'Pietro Perugino',
  romano: 'Giulio Romano',
  sanzio: 'Raffaello Sanzio',
  vasari: 'Giorgio Vasari',
  vecellio: 'Tiziano Vecellio',
  vignola: 'Vignola',
} as const;

const PARTICLES = ['da', 'del', 'della'];

/** Returns the surname with its particle: "da Vinci". */
export function surname(name: string): string {
  const parts = name.split(' ');
  return parts.slice(PARTICLES.includes(parts.at(-2) ?? '') ? -2 : -1).join(' ');
}
