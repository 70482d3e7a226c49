import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Zwei bis vier Baumeister errichten Türme für die Familien von Florenz. Wer am Ende das meiste Prestige hat, gewinnt.',
  'R1.2': 'Es gibt 88 Bausteine: 25 weiße, 18 gelbe, 15 grüne, 12 rote, 10 blaue und 8 violette.',
  'R1.3':
    'Der Spielplan zeigt 36 Bauaufträge: für jede Farbe einen Turm mit 3, 4, 5, 6, 7 oder 8 Stockwerken. Jeder ist so viel Prestige wert, wie dort steht.',
  'R1.4':
    'Vier Balkone werden gezogen, je einer mit der Zahl I, II, III und IV. Jeder bedeckt den Bauauftrag seiner Farbe und Höhe.',
  'R1.5': [
    'Neutrale Siegel schließen Bauaufträge für die ganze Partie. Es gibt 5 davon oder mit der Option „Neutrale Siegel“ 0 bis 7. Sie bedecken zufällige Bauaufträge ohne Balkon.',
    ruling(
      'Jeder Turm hat höchstens zwei Plättchen, Balkone und neutrale Siegel zusammen. Gibt es vier oder mehr neutrale Siegel, sind zwei oder drei davon auf den Stockwerken 3 und 4.',
      'In der Anleitung wählt ihr die Plätze selbst; sie empfiehlt diese Verteilung.',
    ),
  ],
  'R1.6': [
    'Mit der Option „ausgewürfelt“ bestimmt für jedes neutrale Siegel ein Würfel die Farbe und einer das Stockwerk. Ist der Bauauftrag schon bedeckt, wird noch einmal gewürfelt.',
    ruling('Dann kann ein Turm beliebig viele neutrale Siegel haben.'),
  ],
  'R1.7': [
    'Mit der Option „eine tote Farbe“ bedecken sechs neutrale Siegel alle Bauaufträge einer Farbe. Ein Balkon dieser Farbe wird durch einen anderen mit derselben Zahl ersetzt.',
    ruling('Die Farbe wird ausgelost, wenn die Option „Tote Farbe“ sie nicht nennt.'),
  ],
  'R1.8': 'Jeder nimmt zu zweit 9 Siegel, zu dritt 7, zu viert 6.',
  'R1.9': [
    ruling('Der Startspieler wird ausgelost.', 'In der Anleitung beginnt, wer zuletzt auf einem Turm war.'),
    'Der Startspieler erhält 2 weiße Steine, im Uhrzeigersinn jeder Nächste einen mehr. Alle anderen Steine kommen in den Beutel.',
  ],
  'R1.10': [
    'Die 10 Startkarten werden gemischt und auf den gemischten Stapel gelegt.',
    ruling(
      'Der Campanile bleibt draußen, wenn die Option „Campanile“ nicht eingeschaltet ist.',
      'Die Anleitung empfiehlt das für die erste Partie.',
    ),
  ],
  'R1.11': 'Sechs Karten bilden die Kartenreihe, jede mit 4 Steinen aus dem Beutel.',
  'R1.12': [
    ruling(
      'Alles ist offen, auch die Handkarten, nur nicht die Reihenfolge des Stapels und was noch aus dem Beutel gezogen wird.',
    ),
  ],
  R2: 'Der Zug',
  'R2.1':
    'Es geht im Uhrzeigersinn, beginnend beim Startspieler. Ein Zug hat sechs Phasen: Karte wählen, Steine tauschen, Türme bauen, Bauruinen abreißen, Bauaufträge erfüllen, Limits prüfen.',
  'R2.2': 'Nur wer am Zug ist, handelt. Ein Ereignis kann auch die anderen etwas fragen.',
  'R2.3': [
    ruling(
      'Du zahlst und verlierst Stein für Stein, in Farben deiner Wahl. Das Programm überspringt Entscheidungen, bei denen es nur eine Möglichkeit gibt. Eine Karte nimmst du immer selbst, denn danach wird die nächste aufgedeckt.',
    ),
  ],
  'R2.4': [
    ruling(
      'Du kannst deine Entscheidungen frei rückgängig machen, bis ein anderer handelt oder etwas zufällig gezogen wird: beim Auffüllen der Kartenreihe oder durch den Steinbruch. Gegen Bots kannst du alles rückgängig machen.',
      'Danach weißt du mehr als zuvor.',
    ),
  ],
  R3: 'Phase 1: Karte wählen',
  'R3.1':
    'Du musst genau eine Karte der Reihe wählen. Die Karte ganz links ist gratis; jede andere kostet einen Stein mehr als die Karte links davon.',
  'R3.2': [
    'Du zahlst aus deinem Lager, bevor du die Karte nimmst: auf jede Karte links von der gewählten einen Stein beliebiger Farbe.',
    ruling('Du kannst nur eine Karte wählen, die dein Lager bezahlen kann.'),
  ],
  'R3.3':
    'Dann nimmst du die Karte und legst die Steine darauf in dein Lager. Diese Karte kannst du mit ihnen nicht bezahlen.',
  'R3.4': 'Was die Karte bewirkt, hängt von ihrer Art ab (R9).',
  'R3.5': [
    'Dann rücken die Karten rechts davon ein Feld nach links. Die oberste Karte des Stapels kommt auf das freie Feld und darauf 4 Steine aus dem Beutel.',
    ruling('Steine, die ein Ereignis gekostet hat, sind dann schon im Beutel.'),
  ],
  'R3.6': 'Sind weniger Steine im Beutel, kommen alle auf die Karte. Später werden keine nachgelegt.',
  'R3.7': [
    'Ist der Stapel leer, wenn eine Karte aufgedeckt werden muss, wird der Ablagestapel gemischt und bildet den neuen Stapel.',
    ruling('Das eben ausgeführte Ereignis gehört dazu.'),
  ],
  R4: 'Phase 2: Steine tauschen',
  'R4.1':
    'Einmal pro Zug darfst du 3 Steine beliebiger Farbe aus deinem Lager auf eine Karte der Reihe legen und dafür einen Stein deiner Wahl von dieser Karte nehmen.',
  'R4.2': [
    ruling('Das geht, bis du den ersten Stein verbaust, mit jeder Karte, auf der Steine sind, auch mit der neuen.'),
  ],
  R5: 'Phase 3: Türme bauen',
  'R5.1':
    'Ein Stein aus deinem Lager ist ein Stockwerk. Du beginnst damit einen neuen Turm auf deiner Baustelle oder erhöhst dort einen Turm derselben Farbe.',
  'R5.2': [
    'Du darfst beliebig viele Türme haben, auch mehrere einer Farbe. Du darfst keine Steine von deinen eigenen Türmen nehmen.',
    ruling('Ein Turm darf beliebig hoch sein, aber mit mehr als 8 Stockwerken passt er zu keinem Bauauftrag.'),
  ],
  'R5.3': 'Du darfst pro Zug höchstens 6 Steine verbauen.',
  'R5.4':
    'Für die Steine, die du in einem Zug verbaust, zahlst du Baukosten aus deinem Lager in den Beutel: nichts für einen oder zwei Steine, 1 Stein für drei, 3 Steine für vier, 6 für fünf, 10 für sechs.',
  'R5.5': [
    ruling(
      'Du darfst nur dann noch einen Stein verbauen, wenn die übrigen Steine in deinem Lager die Baukosten decken, mit den Nachlässen, die du dann hast. Du zahlst einmal, wenn du das Bauen beendest.',
    ),
  ],
  R6: 'Phase 4: Bauruinen abreißen',
  'R6.1':
    'Du reißt jeden Turm ab, der zu Beginn deines Zuges auf deiner Baustelle war und den du in diesem Zug nicht erhöht hast. Die Hälfte seiner Steine, aufgerundet, kommt in den Beutel, der Rest in dein Lager.',
  'R6.2': [ruling('Auch einen Turm, den ein Ereignis niedriger gemacht hat, musst du erhöhen.')],
  R7: 'Phase 5: Bauaufträge erfüllen',
  'R7.1':
    'Mit deinen Türmen darfst du Bauaufträge ohne Siegel erfüllen. Farbe und Zahl der Stockwerke müssen genau stimmen. Du darfst einen Turm auch behalten und im nächsten Zug weiterbauen.',
  'R7.2':
    'Für einen Bauauftrag erhältst du sein Prestige, legst eines deiner Siegel darauf und gibst die Steine des Turms in den Beutel.',
  'R7.3': [
    'Balkone müssen in der Reihenfolge ihrer Zahlen erfüllt werden. Sobald einer gesiegelt ist, ist der nächste offen, auch im selben Zug.',
    ruling(
      'Das Prestige des Balkons ersetzt das des Spielplans. Niemand kann den Bauauftrag unter einem Balkon erfüllen, bevor dessen Zahl an der Reihe ist.',
    ),
  ],
  'R7.4':
    'Wer als Erster einen Bauauftrag mit 5, 6, 7 oder 8 Stockwerken erfüllt, erhält auch das Stockwerkplättchen für diese Höhe: 1, 2, 3 oder 4 Prestige. Balkone zählen mit.',
  'R7.5': [ruling('Ein Bauauftrag kann zugleich ein Stockwerkplättchen und das Prestige einer Kirche geben.')],
  'R7.6': [ruling('Hast du keine Siegel mehr, kannst du keine Bauaufträge erfüllen.')],
  'R7.7': 'Du darfst in einem Zug beliebig viele Bauaufträge erfüllen, jeden mit einem eigenen Turm.',
  R8: 'Phase 6: Limits prüfen',
  'R8.1': [
    'Limits gelten nur am Ende deines eigenen Zuges, auch des letzten.',
    ruling('Zuerst kommen die Karten, dann die Steine. Du gibst genau den Überschuss ab.'),
  ],
  'R8.2':
    'Du darfst 5 Aktionskarten haben: Personal und Feiern auf der Hand sowie Gebäude. Hast du mehr, legst du Personal und Gebäude deiner Wahl ab.',
  'R8.3': 'Feiern kannst du dafür nicht ablegen, selbst wenn du mehr als 5 davon hast.',
  'R8.4':
    'Du darfst 10 Steine in deinem Lager haben. Hast du mehr, gibst du Steine deiner Wahl in den Beutel zurück. Steine in Türmen zählen nicht.',
  'R8.5': [
    ruling(
      'Erhältst du im Zug eines anderen ein Denkmal, zählt es bei deiner eigenen nächsten Prüfung. Ein Lagerhaus, das du eben abgelegt hast, hilft nicht mehr.',
    ),
  ],
  R9: 'Arten von Aktionskarten',
  'R9.1': [
    'Ereignisse geschehen sofort und werden dann abgelegt. Ereignisse für alle beginnen bei dem, der die Karte genommen hat, und gehen im Uhrzeigersinn weiter.',
    ruling('Die Steine, die du eben mit der Karte genommen hast, zählen mit.'),
  ],
  'R9.2': [
    ruling(
      'Hast du weniger Steine, als ein Ereignis verlangt, verlierst du alle. Senkt ein Ereignis einen Turm, muss jeder Betroffene mit Türmen einen wählen.',
    ),
  ],
  'R9.3': [
    ruling(
      'Mit der Option „Automatische Verluste“ bestimmt das Programm, was alle durch Tribut, Luxussteuer, Überschwemmung und Erdbeben verlieren. Steine: zuerst die in Farben, in denen du keinen Turm hast, in der Reihenfolge Weiß, Gelb, Grün, Rot, Blau, Violett. Turm: dein niedrigster; sind mehrere gleich niedrig, der in der häufigsten Farbe.',
      'So müssen Fernpartien nicht auf alle warten.',
    ),
  ],
  'R9.4':
    'Personal kommt auf deine Hand. Du spielst es in deinen eigenen Zügen, sofort oder später, und legst es dann ab. Du darfst pro Zug beliebig viel spielen, aber nie zwei Karten mit demselben Namen.',
  'R9.5': [
    ruling(
      'Du kannst Personal nur spielen, wenn es etwas bewirkt; den Maurer kannst du immer spielen. Zwischen dem Nehmen einer Karte und dem Auffüllen der Reihe kannst du keines spielen, außer dem Patrizier gegen ein Ereignis.',
    ),
  ],
  'R9.6': [
    ruling(
      '„Vor dem Bauen“ heißt: jederzeit in deinem Zug, bis du den ersten Stein verbaust, auch vor der Wahl der Karte.',
    ),
  ],
  'R9.7': 'Feiern bleiben bis zum Ende der Partie auf deiner Hand und werden dann gewertet.',
  'R9.8':
    'Gebäude legst du vor dich; sie wirken von da an. Zwei gleichen Namens kannst du nicht haben: Das zweite legst du sofort ab, seine Steine behältst du.',
  'R9.9':
    'Eine Kirche kommt auf eines der 4 Kirchenfelder des Spielplans. Sie bleibt dort, bis jemand ihr Prestige erhalten hat, und wird dann abgelegt.',
  R10: 'Ereignisse',
  'R10.1': 'Tribut: Jeder gibt 2 Steine in den Beutel zurück.',
  'R10.2': 'Luxussteuer: Jeder gibt für jeden seiner Türme 1 Stein zurück.',
  'R10.3': 'Überschwemmung: Jeder gibt die Hälfte seines Lagers zurück, abgerundet.',
  'R10.4': 'Lagerbrand: Du gibst 3 Steine zurück.',
  'R10.5': 'Einsturz: Du gibst den obersten Stein eines deiner Türme zurück. Ein Turm aus einem Stein ist dann weg.',
  'R10.6': 'Erdbeben: Jeder, der einen Turm hat, tut dasselbe.',
  R11: 'Personal',
  'R11.1':
    'Maurer, bis du das Bauen beendest: Deine Baukosten sind in diesem Zug um 3 niedriger, aber nie unter 0. Mehr als sechs Steine darfst du trotzdem nicht verbauen.',
  'R11.2': [
    'Architekt, wenn abgerissen wird: Einer deiner Türme, den du nicht erhöht hast, bleibt stehen.',
    ruling('Er kann noch im selben Zug einen Bauauftrag erfüllen.'),
  ],
  'R11.3': [
    'Großhändler, vor dem Bauen: Tausche bis zu 3 Steine eins zu eins gegen Steine auf einer Karte der Reihe.',
    ruling(
      'Du tauschst mindestens einen, und du kannst nicht dieselbe Farbe geben und nehmen. Dein Tausch (R4) bleibt dir.',
    ),
  ],
  'R11.4':
    'Prinzessin, bevor du eine Karte wählst: Jede Karte ist in diesem Zug für dich gratis, und du legst keine Steine auf die anderen.',
  'R11.5': [
    'Der Patrizier lässt sich auf zwei Arten nutzen, jede Karte auf eine davon. Erste Art, jederzeit in deinem Zug, auch bei der Prüfung der Limits: Lege eine Feier aus deiner Hand ab.',
    ruling('Bei der Prüfung der Limits geht das nur, wenn du zu viele Karten hast.'),
  ],
  'R11.6': [
    'Zweite Art, den Patrizier zu nutzen, gleich nachdem du ein Ereignis genommen hast: Das Ereignis betrifft dich nicht. Die anderen betrifft es weiterhin.',
    ruling('Du entscheidest, bevor du etwas verlierst, und nur, wenn du etwas verlieren würdest.'),
  ],
  'R11.7': [
    'Schmuggler, vor dem Bauen: Nimm 1 Stein aus dem Lager eines anderen und gib 1 Stein dafür.',
    ruling('Die beiden Steine haben verschiedene Farben.'),
  ],
  'R11.8': 'Spion, vor dem Bauen: Nimm 1 Stein aus dem Lager eines anderen.',
  'R11.9':
    'Saboteur, vom Tausch bis zu den Bauaufträgen: Der oberste Stein eines fremden Turms kommt in den Beutel. Ein Turm aus einem Stein ist dann weg.',
  R12: 'Gebäude, Feiern und Kirchen',
  'R12.1':
    'Werkstatt: Deine Baukosten sind in jedem Zug um 1 niedriger, aber nie unter 0. Der Nachlass des Maurers kommt dazu.',
  'R12.2': 'Lagerhaus: Dein Lager fasst 15 Steine statt 10.',
  'R12.3':
    'Steinbruch: Nachdem in deinem Zug die Reihe aufgefüllt ist, ziehst du 1 Stein aus dem Beutel, wenn es einen gibt. Das gilt auch in dem Zug, in dem du die Karte nimmst.',
  'R12.4': [
    'Anerkennung: am Ende 1 Prestige für jedes deiner Siegel auf Stockwerk 3 oder 4.',
    ruling('Balkone zählen mit. Hast du zwei dieser Karten, zählen beide.'),
  ],
  'R12.5': [
    'Denkmal: Es kommt sofort auf die Hand dessen, der den höchsten Turm hat, und gibt am Ende 3 Prestige. Die Steine auf der Karte behältst du.',
    ruling(
      'Haben mehrere den höchsten Turm, kommst du zuerst, dann die anderen im Uhrzeigersinn. Hat niemand einen Turm, wird es abgelegt.',
    ),
  ],
  'R12.6': 'Volksfest: am Ende 2 Prestige.',
  'R12.7': ['Skandal: Am Ende verlierst du 2 Prestige.', ruling('Eine Summe darf unter 0 fallen.')],
  'R12.8':
    'San Miniato: Wer als Nächster einen Bauauftrag mit 4 Stockwerken erfüllt, erhält 1 Prestige mehr. Balkone zählen mit.',
  'R12.9': 'Santa Croce: dasselbe für 5 Stockwerke, 2 Prestige mehr.',
  'R12.10': 'San Lorenzo: dasselbe für 6 Stockwerke, 3 Prestige mehr.',
  'R12.11':
    'Campanile: Wer in Phase 5 als Erster einen Turm mit genau 8 Stockwerken dafür hergibt, erhält 8 Prestige. Die Farbe spielt keine Rolle. Die Steine kommen in den Beutel. Es kostet kein Siegel und gibt kein Stockwerkplättchen.',
  R13: 'Das Ende',
  'R13.1':
    'Wer als Erster sein letztes Siegel legt, nimmt das Schlussplättchen und erhält 5 Prestige. Sein Zug geht noch zu Ende.',
  'R13.2': [
    'Alle anderen haben noch genau einen Zug. Den letzten Zug hat also, wer rechts vom Besitzer des Schlussplättchens sitzt.',
    ruling('Ereignisse und Denkmäler treffen auch noch die, die ihren letzten Zug hatten.'),
  ],
  'R13.3':
    'Für jede Farbe erhält das Prestige der Fahne, wer auf ihrem Turm die meisten Siegel hat. Bei Gleichstand erhält es der mit dem höchsten dieser Siegel. Neutrale Siegel zählen für niemanden. Hat dort kein Spieler ein Siegel, erhält es niemand.',
  'R13.4': 'Dann werden die Feiern gewertet.',
  'R13.5': 'Wer das meiste Prestige hat, gewinnt. Haben mehrere das meiste, gewinnen sie alle.',
  'R13.6': [
    ruling(
      'Hat bis dahin niemand das Schlussplättchen genommen, ist Zug 100 für alle der letzte. Das wird am Tisch angekündigt. Dann wird ohne Schlussplättchen gewertet.',
      'Die gedruckten Regeln erzwingen kein Ende.',
    ),
  ],
} satisfies Record<RuleNumber, Rule>;
