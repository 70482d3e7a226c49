import type * as diceGame from '@signoria/dice';
import { Icon } from '../../shell/Icon.tsx';

type Work = diceGame.Artwork | diceGame.Building;

/** Which drawing shows a work; buildings that are not named are workshops. */
const DRAWINGS: Readonly<Partial<Record<Work, string>>> = {
  'camera-nuziale': 'salone',
  'palazzo-facciata': 'loggia',
  giardino: 'giardino',
  ritratto: 'quadro',
  'chiesa-facciata': 'facciata',
  cupola: 'cupola',
  altare: 'altare',
  pulpito: 'pulpito',
  casa: 'casa',
  palagio: 'salone',
  convento: 'chiostro',
  mercatante: 'mercato',
  mercato: 'mercato',
  loggia: 'loggia',
  pozzo: 'fontana',
  biblioteca: 'navata',
  'monumento-equestre': 'statua',
};

/** A work as it stands in the city; shown where there is room for it. */
export function Drawing({ work }: { readonly work: Work }) {
  return <Icon name={`v-${DRAWINGS[work] ?? 'bottega'}`} viewBox="0 0 120 78" className="dg-pic" />;
}
