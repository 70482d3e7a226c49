import type { Rule } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Aufbau',
  'R1.1':
    'Zwei bis vier Baumeister errichten Türme für die Familien von Florenz. Wer am Ende das meiste Prestige hat, gewinnt.',
  'R1.2': 'Es gibt 88 Bausteine: 25 weiße, 18 gelbe, 15 grüne, 12 rote, 10 blaue und 8 violette.',
  'R1.3':
    'Der Spielplan zeigt 36 Bauaufträge: für jede Farbe einen Turm mit 3, 4, 5, 6, 7 oder 8 Stockwerken, jeder so viel Prestige wert, wie dort steht.',
  'R1.4':
    'Vier Balkone werden gezogen, je einer mit der Zahl I, II, III und IV. Jeder bedeckt den Bauauftrag seiner Farbe und Höhe.',
  'R1.5':
    'Neutrale Siegel schließen Bauaufträge für diese Partie: 5 oder so viele, wie die Option sagt, von 0 bis 7. Sie werden zufällig dorthin gelegt, wo kein Balkon liegt. Unsere Festlegung: Auf einen Turm kommen höchstens zwei Plättchen, Balkone und Siegel zusammen, und von vier oder mehr Siegeln liegen zwei oder drei auf den Stockwerken 3 und 4.',
  'R1.6':
    'Oder sie werden ausgewürfelt: ein Würfel für die Farbe, einer für das Stockwerk, noch einmal, wenn der Bauauftrag schon bedeckt ist. Unsere Festlegung: Dann darf ein Turm beliebig viele bekommen.',
  'R1.7':
    'Oder eine Farbe ist tot: Sechs neutrale Siegel bedecken alle ihre Bauaufträge, und ein Balkon dieser Farbe wird durch einen anderen mit derselben Zahl ersetzt. Unsere Festlegung: Die Farbe wird ausgelost, wenn die Option sie nicht nennt.',
  'R1.8': 'Zu zweit nimmt jeder 9 Siegel, zu dritt 7, zu viert 6.',
  'R1.9':
    'Unsere Festlegung: Der Startspieler wird ausgelost und erhält 2 weiße Steine, im Uhrzeigersinn jeder Nächste einen mehr. Alle anderen Steine kommen in den Beutel.',
  'R1.10':
    'Die 10 Startkarten werden gemischt und auf den gemischten Stapel gelegt. Unsere Festlegung: Der Campanile bleibt draußen, wenn die Option ihn nicht verlangt.',
  'R1.11': 'Sechs Karten werden in die Kartenreihe gelegt und auf jede 4 Steine aus dem Beutel.',
  'R1.12':
    'Unsere Festlegung: Alles liegt offen, auch die Handkarten, nur nicht die Reihenfolge des Stapels und was aus dem Beutel kommen wird.',
  R2: 'Der Zug',
  'R2.1':
    'Es geht im Uhrzeigersinn, beginnend beim Startspieler. Ein Zug hat sechs Phasen: Karte wählen, Steine tauschen, Türme bauen, Bauruinen abreißen, Bauaufträge erfüllen, Limits prüfen.',
  'R2.2': 'Nur wer am Zug ist, handelt. Ein Ereignis kann auch die anderen etwas fragen.',
  'R2.3':
    'Unsere Festlegung: Gezahlt und verloren wird Stein für Stein, in beliebigen Farben nach Wahl des Zahlenden. Entscheidungen mit nur einer Möglichkeit überspringt das Programm. Eine Karte nimmst du immer selbst, denn danach wird die nächste aufgedeckt.',
  R3: 'Phase 1: Karte wählen',
  'R3.1':
    'Du musst genau eine Karte der Reihe wählen. Die ganz linke ist gratis; jede andere kostet einen Stein mehr als die links davon.',
  'R3.2':
    'Bezahlt wird aus deinem Lager: auf jede Karte links von der gewählten ein Stein beliebiger Farbe. Unsere Festlegung: Wählbar ist nur eine Karte, die dein Lager bezahlen kann.',
  'R3.3':
    'Dann nimmst du die Karte und die Steine darauf, die in dein Lager kommen. Die Karte selbst können sie nicht bezahlen.',
  'R3.4': 'Die Karte wird nach ihrer Art ausgeführt (R9).',
  'R3.5':
    'Dann rücken die Karten rechts davon ein Feld nach links, die oberste Karte des Stapels kommt auf das freie Feld und darauf 4 Steine aus dem Beutel. Unsere Festlegung: Was ein Ereignis gekostet hat, liegt dann schon wieder im Beutel.',
  'R3.6': 'Sind weniger Steine im Beutel, kommen alle darauf; später werden keine nachgelegt.',
  'R3.7':
    'Ist der Stapel leer, wenn eine Karte aufgedeckt werden muss, wird der Ablagestapel gemischt und zum neuen Stapel. Unsere Festlegung: Das eben ausgeführte Ereignis wird mit eingemischt.',
  R4: 'Phase 2: Steine tauschen',
  'R4.1':
    'Einmal im Zug darfst du 3 Steine aus deinem Lager auf eine Karte der Reihe legen und dafür einen Stein deiner Wahl nehmen, der dort liegt.',
  'R4.2':
    'Unsere Festlegung: Das geht, bis du den ersten Stein verbaust, von jeder Karte mit einem Stein, auch von der neuen.',
  R5: 'Phase 3: Türme bauen',
  'R5.1':
    'Ein Stein aus deinem Lager ist ein Stockwerk. Du beginnst damit einen neuen Turm auf deiner Baustelle oder erhöhst einen Turm derselben Farbe.',
  'R5.2':
    'Du darfst beliebig viele Türme haben, auch mehrere einer Farbe. Du darfst keine Steine von deinen eigenen Türmen nehmen. Unsere Festlegung: Ein Turm darf beliebig hoch sein, auch wenn er mit mehr als 8 Stockwerken zu keinem Bauauftrag passt.',
  'R5.3': 'Du verbaust höchstens 6 Steine im Zug.',
  'R5.4':
    'Was du in einem Zug verbaust, hat Baukosten: nichts für einen oder zwei Steine, 1 Stein für drei, 3 für vier, 6 für fünf, 10 für sechs. Sie gehen aus deinem Lager in den Beutel.',
  'R5.5':
    'Unsere Festlegung: Ein weiterer Stein darf nur verbaut werden, wenn der Rest im Lager die Baukosten deckt, mit den Nachlässen, die du dann hast. Bezahlt wird einmal, wenn du das Bauen beendest.',
  R6: 'Phase 4: Bauruinen abreißen',
  'R6.1':
    'Jeder Turm, der zu Beginn deines Zuges auf deiner Baustelle stand und in diesem Zug nicht erhöht wurde, wird abgerissen: Die Hälfte seiner Steine, aufgerundet, geht in den Beutel, der Rest in dein Lager.',
  'R6.2': 'Unsere Festlegung: Auch ein Turm, den ein Ereignis niedriger gemacht hat, muss erhöht werden.',
  R7: 'Phase 5: Bauaufträge erfüllen',
  'R7.1':
    'Mit deinen Türmen darfst du Bauaufträge erfüllen, die noch niemand gesiegelt hat. Farbe und Zahl der Stockwerke müssen genau stimmen. Oder du baust nächsten Zug weiter.',
  'R7.2':
    'Du erhältst das Prestige des Bauauftrags, legst eines deiner Siegel darauf und gibst die Steine des Turms in den Beutel.',
  'R7.3':
    'Balkone werden in der Reihenfolge ihrer Zahlen erfüllt; der nächste ist frei, sobald der vorige gesiegelt ist, auch im selben Zug. Unsere Festlegung: Das Prestige des Balkons ersetzt das des Spielplans, und solange seine Zahl nicht an der Reihe ist, lässt sich sein Bauauftrag gar nicht erfüllen.',
  'R7.4':
    'Wer als Erster einen Bauauftrag mit 5, 6, 7 oder 8 Stockwerken erfüllt, nimmt das Stockwerkplättchen dafür: 1, 2, 3 oder 4 Prestige. Balkone zählen mit.',
  'R7.5':
    'Unsere Festlegung: Ein Bauauftrag kann zugleich ein Stockwerkplättchen und das Prestige einer Kirche bringen.',
  'R7.6': 'Unsere Festlegung: Ohne Siegel kannst du keine Bauaufträge mehr erfüllen.',
  'R7.7': 'Du darfst in einem Zug so viele Bauaufträge erfüllen, wie du Türme dafür hast.',
  R8: 'Phase 6: Limits prüfen',
  'R8.1':
    'Limits gelten nur am Ende des eigenen Zuges, auch des letzten. Unsere Festlegung: erst die Karten, dann die Steine, und abgegeben wird genau der Überschuss.',
  'R8.2':
    'Du darfst 5 Aktionskarten besitzen: Personal und Feiern auf der Hand sowie Gebäude. Darüber hinaus legst du Personal und Gebäude deiner Wahl ab.',
  'R8.3': 'Feiern können dafür nicht abgelegt werden, selbst wenn du mehr als 5 davon hast.',
  'R8.4':
    'In deinem Lager dürfen 10 Steine liegen. Darüber hinaus gibst du Steine deiner Wahl in den Beutel zurück. Türme zählen nicht.',
  'R8.5':
    'Unsere Festlegung: Ein Denkmal, das du im Zug eines anderen bekommst, zählt erst bei deiner eigenen nächsten Prüfung, und ein eben abgelegtes Lagerhaus hilft nicht mehr.',
  R9: 'Arten von Aktionskarten',
  'R9.1':
    'Ereignisse geschehen sofort und werden dann abgelegt. Treffen sie alle, beginnt, wer die Karte genommen hat, und es geht im Uhrzeigersinn weiter. Unsere Festlegung: Eben genommene Steine zählen mit.',
  'R9.2':
    'Unsere Festlegung: Wer weniger Steine hat, als ein Ereignis verlangt, verliert alle. Senkt ein Ereignis einen Turm, muss jeder Betroffene, der Türme hat, einen wählen.',
  'R9.3':
    'Unsere Festlegung: Mit der Option „Automatische Verluste“ bestimmt das Programm die Verluste durch Tribut, Luxussteuer, Überschwemmung und Erdbeben. Jeder verliert zuerst Steine der Farben, in denen er keinen Turm hat, von Weiß bis Violett; gesenkt wird der niedrigste Turm, bei Gleichstand der in der häufigsten Farbe.',
  'R9.4':
    'Personal kommt auf deine Hand und wird in deinen eigenen Zügen gespielt, auch sofort, und dann abgelegt. Du darfst beliebig viele spielen, aber nie zwei gleichen Namens in einem Zug.',
  'R9.5':
    'Unsere Festlegung: Personal lässt sich nur spielen, wo es etwas bewirkt (der Maurer immer), und nie zwischen dem Nehmen einer Karte und dem Auffüllen der Reihe, außer dem Patrizier bei einem Ereignis.',
  'R9.6':
    'Unsere Festlegung: „Vor dem Bauen“ ist jeder Augenblick deines Zuges, bis du den ersten Stein verbaust, auch vor der Wahl der Karte.',
  'R9.7': 'Feiern bleiben bis zum Ende der Partie auf deiner Hand und werden dann gewertet.',
  'R9.8':
    'Gebäude liegen vor dir und wirken von da an. Zwei gleichen Namens kannst du nicht haben: Das zweite wird sofort abgelegt, seine Steine behältst du.',
  'R9.9': 'Kirchen liegen neben dem Spielplan, bis jemand ihr Prestige verdient hat, und werden dann abgelegt.',
  R10: 'Ereignisse',
  'R10.1': 'Tribut: Jeder gibt 2 Steine in den Beutel zurück.',
  'R10.2': 'Luxussteuer: Jeder gibt für jeden Turm auf der eigenen Baustelle 1 Stein zurück.',
  'R10.3': 'Überschwemmung: Jeder gibt die Hälfte seines Lagers zurück, abgerundet.',
  'R10.4': 'Lagerbrand: Du gibst 3 Steine zurück.',
  'R10.5': 'Einsturz: Du gibst den obersten Stein eines deiner Türme zurück. Ein Turm aus einem Stein ist weg.',
  'R10.6': 'Erdbeben: Jeder, der einen Turm hat, tut dasselbe.',
  R11: 'Personal',
  'R11.1':
    'Maurer, bis du das Bauen beendest: Deine Baukosten sind in diesem Zug um 3 niedriger, aber nie unter 0. Mehr als sechs Steine darfst du trotzdem nicht verbauen.',
  'R11.2':
    'Architekt, wenn abgerissen wird: Einer deiner Türme, der nicht erhöht wurde, bleibt stehen. Unsere Festlegung: Er kann noch im selben Zug einen Bauauftrag erfüllen.',
  'R11.3':
    'Großhändler, vor dem Bauen: Tausche bis zu 3 Steine eins zu eins gegen Steine auf einer Karte der Reihe. Unsere Festlegung: mindestens einen, und du kannst nicht dieselbe Farbe geben und nehmen. Dein Tausch (R4) bleibt dir.',
  'R11.4':
    'Prinzessin, bevor du eine Karte wählst: Jede Karte ist in diesem Zug für dich gratis, und auf die anderen werden keine Steine gelegt.',
  'R11.5':
    'Patrizier, eines von beidem. Jederzeit, auch bei der Prüfung der Limits: Lege eine Feier aus deiner Hand ab. Unsere Festlegung: bei dieser Prüfung nur, solange du zu viele Karten hast.',
  'R11.6':
    'Oder der Patrizier, gleich nachdem du ein Ereignis genommen hast: Es betrifft dich nicht, die anderen schon. Unsere Festlegung: Du entscheidest, bevor du etwas verlierst, und nur, wenn du etwas verlieren würdest.',
  'R11.7':
    'Schmuggler, vor dem Bauen: Nimm 1 Stein aus dem Lager eines anderen und gib 1 Stein dafür. Unsere Festlegung: von anderer Farbe.',
  'R11.8': 'Spion, vor dem Bauen: Nimm 1 Stein aus dem Lager eines anderen.',
  'R11.9':
    'Saboteur, vom Tausch bis zu den Bauaufträgen: Der oberste Stein eines fremden Turms kommt in den Beutel. Ein Turm aus einem Stein ist weg.',
  R12: 'Gebäude, Feiern und Kirchen',
  'R12.1': 'Werkstatt: Deine Baukosten sind in jedem Zug um 1 niedriger, aber nie unter 0; der Maurer kommt dazu.',
  'R12.2': 'Lagerhaus: Dein Lager fasst 15 Steine statt 10.',
  'R12.3':
    'Steinbruch: Nachdem in deinem Zug die Reihe aufgefüllt ist, ziehst du 1 Stein aus dem Beutel, wenn es einen gibt, auch in dem Zug, in dem du die Karte nimmst.',
  'R12.4':
    'Anerkennung: am Ende 1 Prestige für jedes deiner Siegel auf Stockwerk 3 oder 4. Unsere Festlegung: Balkone zählen mit, und zwei dieser Karten zählen beide.',
  'R12.5':
    'Denkmal: Es geht sofort auf die Hand dessen, der den höchsten Turm im Bau hat, und bringt am Ende 3; die Steine behältst du. Unsere Festlegung: Bei Gleichstand kommst du zuerst, dann die anderen im Uhrzeigersinn; ohne jeden Turm wird es abgelegt.',
  'R12.6': 'Volksfest: am Ende 2 Prestige.',
  'R12.7': 'Skandal: Am Ende gehen 2 Prestige verloren. Unsere Festlegung: Eine Summe darf unter 0 fallen.',
  'R12.8':
    'San Miniato: Wer als Nächster einen Bauauftrag mit 4 Stockwerken erfüllt, erhält 1 mehr. Balkone zählen mit.',
  'R12.9': 'Santa Croce: dasselbe für 5 Stockwerke, 2 mehr.',
  'R12.10': 'San Lorenzo: dasselbe für 6 Stockwerke, 3 mehr.',
  'R12.11':
    'Campanile: Wer in Phase 5 als Erster einen Turm mit genau 8 Stockwerken dafür hergibt, gleich welcher Farbe, erhält 8. Die Steine kommen in den Beutel; es kostet kein Siegel und bringt kein Stockwerkplättchen.',
  R13: 'Das Ende',
  'R13.1':
    'Wer als Erster sein letztes Siegel legt, nimmt das Schlussplättchen: 5 Prestige. Sein Zug geht noch zu Ende.',
  'R13.2':
    'Alle anderen haben genau noch einen Zug; die Partie endet also bei dem, der rechts vom Besitzer des Plättchens sitzt. Unsere Festlegung: Ereignisse und Denkmäler treffen auch noch die, die ihren letzten Zug hatten.',
  'R13.3':
    'Für jede Farbe erhält die Fahne, wer auf ihrem Turm die meisten Siegel hat. Bei Gleichstand geht sie an den mit dem höchsten Siegel. Neutrale Siegel zählen für niemanden, und wo kein Siegel eines Spielers liegt, bekommt sie niemand.',
  'R13.4': 'Dann werden die Feiern gewertet.',
  'R13.5': 'Wer das meiste Prestige hat, gewinnt. Bei Gleichstand gewinnen alle Beteiligten.',
  'R13.6':
    'Unsere Festlegung, weil die Regeln das Spielende nicht erzwingen: Nach 100 Zügen je Spieler wird ohne Schlussplättchen gewertet, außer es ist bis dahin genommen.',
} satisfies Record<RuleNumber, Rule>;
