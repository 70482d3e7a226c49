import type { HomeWords } from '../index.ts';

export const HOME: HomeWords = {
  'nav.home': 'Signoria, Startseite',
  'nav.rules': 'Regeln',
  'nav.settings': 'Einstellungen',
  'nav.language': 'Sprache',
  'nav.theme': 'Hell oder dunkel',
  'nav.skip': 'Zum Inhalt springen',
  'nav.tables': 'Tische',
  'nav.me': 'Profil',
  'nav.menu': 'Menü',

  'home.title': 'Vier Brettspiele aus Florenz',
  'home.lead':
    'Baue den Palast, erhöhe den Turm, stelle Donatello ein, bevor es die Pazzi tun. Kein Konto, kein Warten.',
  'home.games': 'Die Spiele',
  'home.begin': 'Etwas Neues beginnen',
  'home.weight.light': 'einfache Regeln',
  'home.weight.medium': 'mittelschwere Regeln',
  'home.weight.heavy': 'anspruchsvolle Regeln',
  'home.minutes': 'etwa {minutes} Minuten',
  'home.play': 'Jetzt gegen Bots spielen',
  'home.solo': 'Solo',
  'home.screen': 'An einem Bildschirm',
  'home.rules': 'Die Regeln',
  'home.yourGames': 'Deine Partien',
  'home.waiting': '{count, plural, =0 {} one {# wartet auf dich} other {# warten auf dich}}',
  'home.noGames': 'Hier erscheinen die Partien, die du startest.',
  'home.continue': 'Weiterspielen',
  'home.look': 'Ergebnis ansehen',
  'home.delete': 'Löschen',
  'home.deleteNamed': 'Partie mit {names} löschen',
  'home.deleteSure': 'Diese Partie endgültig löschen?',
  'home.keep': 'Behalten',
  'home.newHere': 'Neu hier?',
  'home.newHereText':
    'Starte mit dem Kartenspiel gegen zwei Bots der Stufe Lehrling, ohne die Gildenkarten. Zeige auf ein Zeichen oder halte es gedrückt, um zu sehen, was es bedeutet; der Knopf „Tipp“ schlägt einen Zug vor.',
  'home.first': 'Leichte erste Partie',
  'home.numbered': 'Alle Regeln',
  'home.names':
    'Die Kartennamen bleiben im Italienisch der Renaissance, jeweils mit Übersetzung. English, Deutsch, Italiano.',
  'home.friends': 'Mit Freunden, per Link',
  'home.tables': 'Online spielen',
  'home.allTables': 'Alle Tische',

  'game.card.title': 'Das Kartenspiel',
  'game.card.facts': '2 bis 4 Personen, 5 Runden',
  'game.card.text':
    '27 Monumente, 85 Künstlerkarten, fünf Runden. Was ein Künstler wert ist, erfährst du erst, wenn du ihn bezahlt hast.',
  'game.florenza.title': 'Florenza',
  'game.florenza.facts': '2 bis 5 Personen, 8 Runden',
  'game.florenza.text': 'Schicke Arbeiter durch die Stadt, vollende den Dom, werde Hauptmann und Bischof zugleich.',
  'game.dice.title': 'Das Würfelspiel',
  'game.dice.facts': '1 bis 4 Personen, 4 bis 6 Runden',
  'game.dice.text':
    'Sechs Würfel, ein Stadtteil auf Papier, ein Bleistift. Im Solospiel gegen Papst Sixtus IV. musst du 40, 50, 60 oder 70 Punkte erreichen.',
  'game.firenze.title': 'Firenze',
  'game.firenze.facts': '2 bis 4 Personen, bis zum letzten Siegel',
  'game.firenze.text': 'Steine in sechs Farben und Türme, die in jedem Zug wachsen müssen, sonst fallen sie.',

  'new.title': 'Partie vorbereiten',
  'table.loading': 'Der Tisch wird aufgebaut …',

  'lost.broken': 'Diese Seite wurde nicht vollständig geladen',
  'lost.brokenText':
    'Ein Teil dieser Seite ließ sich nicht laden, wahrscheinlich weil die Verbindung abgebrochen ist. Deine Partien sind sicher.',
  'lost.reload': 'Neu laden',
  'lost.title': 'Diese Gasse steht nicht auf unserem Plan',
  'lost.text': 'Die gesuchte Seite gibt es nicht.',
  'lost.home': 'Zurück zur Startseite',
  'lost.game': 'Dieses Spiel gibt es hier nicht.',
};
