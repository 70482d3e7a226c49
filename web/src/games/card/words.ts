import { cardGame } from '@signoria/catalogue';
import type { Language } from '@signoria/engine';
import { LANGUAGES } from '@signoria/engine';

/** The page says which language it speaks; anything else is read in English. */
export function currentLanguage(): Language {
  const [spoken = ''] = document.documentElement.lang.split('-');
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

/** The game's words, with the labels of the page. */
export function wordsIn(language: Language) {
  const { words } = cardGame.cardText[language];
  const extraActionAndCard = `${words.oneAction}, +${words.cards(1)}`;
  return { ...words, ...cardGame.cardLabels[language], extraActionAndCard };
}
export type Words = ReturnType<typeof wordsIn>;
