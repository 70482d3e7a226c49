import { capital } from '@signoria/engine';
import type * as florenza from '@signoria/florenza';
import type { Scene } from './scene.ts';
import { playerName, shortName } from './scene.ts';

/** An event in few words: the source of a gain or the purpose of a payment. */
export interface EventLabel {
  readonly name: string;
  /** A detail, such as the result, the artist or the owner. It can be empty. */
  readonly note: string;
}

/** Returns the label of an event; null for events that need a full sentence. */
export function labelOfEvent(scene: Scene, event: florenza.GameEvent): EventLabel | null {
  switch (event.type) {
    case 'income':
    case 'incomeSold':
      return incomeLabel(scene, event);
    case 'produced':
    case 'notUsed':
    case 'built':
    case 'buildingFailed':
      return { name: scene.figures.workshops[event.workshop].name, note: workshopNote(scene, event) };
    case 'artworkCompleted':
      return { name: artworkName(scene, event.artwork), note: shortName(scene, event.artist) };
    case 'artworkFailed':
      return { name: artworkName(scene, event.artwork), note: scene.words.labels.failedNow };
    case 'districtBonus':
      return { name: event.of === 'palazzo' ? 'Palazzo' : 'Chiesa', note: scene.words.labels.allFour };
    case 'artistRolled':
    case 'artistScored':
      return { name: capital(shortName(scene, event.artist)), note: rollNote(scene, event) };
    default:
      return null;
  }
}

type Of<Type extends florenza.GameEvent['type']> = Extract<florenza.GameEvent, { readonly type: Type }>;

function artworkName({ figures }: Scene, artwork: florenza.Artwork): string {
  const { place, name } = figures.artworks[artwork];
  return `${place === 'Palazzo della Signoria' ? 'Signoria' : place}: ${name}`;
}

function incomeLabel(scene: Scene, event: Of<'income' | 'incomeSold'>): EventLabel {
  const { figures, words } = scene;
  const { from } = event;
  if (from === 'family') return { name: words.labels.fromFamily, note: '' };
  if (from === 'die') return { name: words.labels.byDie, note: '' };
  const note = event.type === 'incomeSold' ? words.labels.soldIncome : '';
  if (from in figures.workshops) return { name: figures.workshops[from as florenza.Workshop].name, note };
  return { name: artworkName(scene, from as florenza.Artwork), note };
}

function workshopNote(scene: Scene, event: Of<'produced' | 'notUsed' | 'built' | 'buildingFailed'>): string {
  const { labels } = scene.words;
  switch (event.type) {
    case 'produced':
      return event.owner === event.seat ? '' : labels.atOwner(playerName(scene, event.owner));
    case 'notUsed':
      return event.canPay ? labels.leftUnused : labels.notPaid;
    case 'built':
      return labels.builtNow;
    case 'buildingFailed':
      return labels.failedNow;
  }
}

function rollNote({ words: { labels } }: Scene, event: Of<'artistRolled' | 'artistScored'>): string {
  if (event.type === 'artistRolled') return labels.rolledNow(event.rolls.join(', '));
  return event.isMasterpiece ? labels.masterpieceNow : labels.resultNumber(event.number);
}
