/**
 * The words of the home page at a first visit and those shared by all pages, as ICU messages. The other languages must have the same
 * keys. The words of a game are in the game's package.
 */
export const HOME = {
  'nav.home': 'Signoria, home',
  'nav.rules': 'Rules',
  'nav.settings': 'Settings',
  'nav.language': 'Language',
  'nav.theme': 'Light or dark',
  'nav.skip': 'Skip to content',
  'nav.tables': 'Tables',
  'nav.me': 'Profile',
  'nav.menu': 'Menu',

  'home.title': 'Four board games from Florence',
  'home.lead': 'Build the palace, raise the tower, hire Donatello before the Pazzi do. No account, no waiting.',
  'home.games': 'The games',
  'home.begin': 'Start something new',
  'home.weight.light': 'simple rules',
  'home.weight.medium': 'moderate rules',
  'home.weight.heavy': 'demanding rules',
  'home.minutes': 'about {minutes} minutes',
  'home.play': 'Play now against bots',
  'home.solo': 'Solo',
  'home.screen': 'Pass and play',
  'home.rules': 'The rules',
  'home.yourGames': 'Your games',
  'home.waiting': '{count, plural, =0 {} other {# waiting for you}}',
  'home.noGames': 'Games you start appear here.',
  'home.continue': 'Continue',
  'home.look': 'View result',
  'home.delete': 'Delete',
  'home.deleteNamed': 'Delete the game with {names}',
  'home.deleteSure': 'Delete this game for good?',
  'home.keep': 'Keep it',
  'home.newHere': 'New here?',
  'home.newHereText':
    'Start with the Card Game against two apprentice bots, without the guild cards. Point at a symbol, or touch and hold it, to see what it means; the Hint button suggests a move.',
  'home.first': 'A gentle first game',
  'home.numbered': 'All rules',
  'home.names': 'Card names stay in Renaissance Italian, each with a translation. English, Deutsch, Italiano.',
  'home.friends': 'With friends, by link',
  'home.tables': 'Play online',
  'home.allTables': 'All tables',

  'game.card.title': 'The Card Game',
  'game.card.facts': '2 to 4 players, 5 rounds',
  'game.card.text':
    '27 monuments, 85 artist cards, five rounds. You learn what an artist is worth only after paying him.',
  'game.florenza.title': 'Florenza',
  'game.florenza.facts': '2 to 5 players, 8 rounds',
  'game.florenza.text':
    'Send workers across the city, complete the Cathedral, become Captain and Bishop at the same time.',
  'game.dice.title': 'Dice Game',
  'game.dice.facts': '1 to 4 players, 4 to 6 rounds',
  'game.dice.text':
    'Six dice, one district sheet, a pencil. Solo against Pope Sisto IV: reach 40, 50, 60 or 70 prestige.',
  'game.firenze.title': 'Firenze',
  'game.firenze.facts': '2 to 4 players, until someone places their last seal',
  'game.firenze.text': 'Bricks in six colours, and towers that must grow every turn or fall.',

  'new.title': 'Set up a game',
  'table.loading': 'Setting up the table…',

  'lost.broken': 'This page did not load completely',
  'lost.brokenText': 'Part of this page failed to load, probably because the connection dropped. Your games are safe.',
  'lost.reload': 'Reload',
  'lost.title': 'This street is not on our map',
  'lost.text': 'The page you are looking for does not exist.',
  'lost.home': 'Back to the home page',
  'lost.game': 'There is no such game.',
} as const;
