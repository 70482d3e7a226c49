import type { HomeWords } from '../index.ts';

export const HOME: HomeWords = {
  'nav.home': 'Signoria, Startseite',
  'nav.rules': 'Regeln',
  'nav.settings': 'Einstellungen',
  'nav.language': 'Sprache',
  'nav.theme': 'Hell oder dunkel',
  'nav.skip': 'Zum Inhalt',
  'nav.tables': 'Tische',
  'nav.me': 'Du',

  'home.title': 'Vier Spiele aus Florenz',
  'home.lead':
    'Den Palast bauen, den Turm erhöhen, Donatello einstellen, bevor es die Pazzi tun. Kein Konto, kein Warten.',
  'home.games': 'Die Spiele',
  'home.play': 'Jetzt gegen Bots spielen',
  'home.solo': 'Allein',
  'home.screen': 'Ein Bildschirm',
  'home.rules': 'Die Regeln',
  'home.yourGames': 'Deine Partien',
  'home.waiting': '{count, plural, =0 {} one {# wartet auf dich} other {# warten auf dich}}',
  'home.noGames': 'Partien, die du in diesem Browser beginnst, liegen hier, bis sie gespielt sind.',
  'home.continue': 'Weiter',
  'home.look': 'Ende ansehen',
  'home.delete': 'Löschen',
  'home.deleteNamed': 'Partie mit {names} löschen',
  'home.deleteSure': 'Diese Partie endgültig löschen?',
  'home.keep': 'Behalten',
  'home.newHere': 'Neu hier?',
  'home.newHereText':
    'Beginne gegen zwei Anfänger, ohne die Gilden. Alles auf dem Tisch erklärt sich selbst, und ein Tipp ist einen Klick entfernt.',
  'home.first': 'Sanfte erste Partie',
  'home.numbered': 'Die Regeln, nummeriert',
  'home.names':
    'Die Namen der Karten bleiben im Italienisch der Renaissance, mit Erklärung. English, Deutsch, Italiano.',
  'home.friends': 'Mit Freunden, per Link',
  'home.tables': 'Mit anderen',
  'home.allTables': 'Alle Tische',

  'game.card.title': 'Das Kartenspiel',
  'game.card.facts': '2 bis 4 Personen, 5 Runden',
  'game.card.text':
    'Sieben Monumente, zehn Künstler, fünf Runden. Was ein Künstler wert ist, zeigt sich, wenn er bezahlt ist.',
  'game.florenza.title': 'Florenza',
  'game.florenza.facts': '2 bis 5 Personen, 8 Runden',
  'game.florenza.text': 'Arbeiter durch die Stadt schicken, den Dom vollenden, Hauptmann und Bischof zugleich sein.',
  'game.dice.title': 'Das Würfelspiel',
  'game.dice.facts': '1 bis 4 Personen, 4 bis 6 Runden',
  'game.dice.text': 'Sechs Würfel, ein Stadtteil auf Papier, ein Bleistift. Schlage Papst Sixtus: 40, 50, 60 oder 70.',
  'game.firenze.title': 'Firenze',
  'game.firenze.facts': '2 bis 4 Personen, bis zum letzten Siegel',
  'game.firenze.text': 'Steine in sechs Farben, Türme, die jeden Zug wachsen müssen oder fallen.',

  'new.title': 'Partie vorbereiten',
  'table.loading': 'Der Tisch wird aufgebaut …',

  'lost.broken': 'Etwas ist nicht angekommen',
  'lost.brokenText':
    'Ein Teil dieser Seite fehlt, vielleicht weil gerade die Verbindung abgerissen ist. Keine Partie geht verloren.',
  'lost.reload': 'Neu laden',
  'lost.title': 'Diese Gasse steht nicht auf unserem Plan',
  'lost.text': 'Die gesuchte Seite gibt es nicht.',
  'lost.home': 'Zurück zur Piazza',
  'lost.game': 'Dieses Spiel gibt es hier nicht.',
};
