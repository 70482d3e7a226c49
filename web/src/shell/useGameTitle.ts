import { gameById } from '@signoria/catalogue';
import { useWords } from '../words/index.ts';

/** Returns a function for game titles in the current language. For an unknown game it returns the id. */
export function useGameTitle(): (id: string) => string {
  const { say } = useWords();
  return (id) => {
    const known = gameById(id);
    return known === undefined ? id : say(`game.${known.id}.title`);
  };
}
