import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Zwei bis fünf Familien von Florenz bezahlen acht Runden lang Künstler. Wer am Ende die meisten Siegpunkte hat, ist der berühmteste Mäzen und gewinnt.',
  'R1.2':
    'Alle haben einen Stadtteil mit acht nummerierten Bauplätzen für Werkstätten, einem Palazzo und einer Chiesa mit je vier Kunstwerken und beginnen mit 300 Fiorini, 1 Material jeder Art, 4 Arbeitern auf der Stadtteiltafel, 4 weiteren in der Reserve und beiden Markern auf 0.',
  'R1.3':
    'Es gibt sechs Materialien: Marmor, Holz, Metall, Stoff, Gewürz und Gold. Sie gehen nie aus, ebenso wenig wie Münzen, Urkunden und Wappen.',
  'R1.4':
    'Unsere Festlegung: Mit der Option für begrenzte Materialien gibt es nur, was in der Schachtel ist: 18 Marmor, 18 Holz und je 12 der anderen. Wer ein knappes Material erhält, bekommt davon, was noch da ist, in Spielreihenfolge; der Markt bietet ein fehlendes nicht an; ein Prediger kostet trotzdem den vollen Preis.',
  'R1.5': 'Die Spielreihenfolge wird ausgelost. In Runde 1 hat niemand ein Amt.',
  'R1.6':
    'Die 40 Personen, 34 Künstler und 6 Prediger, liegen im Beutel. Zu zweit werden 6 gezogen, zu dritt 7, zu viert 8, zu fünft 9. Jede kommt unter die Karte „Leben in Florenza“ mit der Zahl der Runden, die sie bleibt.',
  'R1.7':
    'Dazu gibt es immer zwei unbekannte Architekten, zwei unbekannte Bildhauer, zwei unbekannte Maler und zwei unbekannte Prediger.',
  'R1.8':
    'Alle beginnen mit zwei fertigen Werkstätten aus zwölf: Boscaiuolo, Cambiavalute, Erbolaio, Fabbro, Lanaiuolo, Legnaiuolo, Monte di Pietà, Orafo, Ottonaio, Picconiere, Speziale und Tintore, je eine. Wer in der Spielreihenfolge der Letzte ist, wählt zuerst, für Bauplatz 1; dann wählen alle noch einmal, wieder der Letzte zuerst, für Bauplatz 2.',
  'R1.9':
    'Mit der Option für eine erste Partie wählt niemand: Der Letzte hat Picconiere und Legnaiuolo, der vor ihm Boscaiuolo und Ottonaio, dann folgen Fabbro und Erbolaio, Cambiavalute und Orafo, Monte di Pietà und Lanaiuolo.',
  'R1.10':
    'Alle anderen Werkstattplättchen sind der Vorrat: 45 Plättchen mit 29 Namen. Unsere Festlegung: Zu zweit und zu dritt lässt eine Option den Palagio weg.',
  'R1.11':
    'Unsere Festlegung: Alles liegt offen, nur nicht, was Beutel und Würfel bringen werden. Urkunden kann man mitzählen, darum sind sie zu sehen, außer eine Option verbirgt sie.',
  R2: 'Die Runde',
  'R2.1':
    'Eine Runde hat neun Phasen: Einkommen erhalten, Hauptmann des Volkes, Bischof, Arbeiter einsetzen, Markt, Arbeit im Stadtteil, Kunstwerke, Spielreihenfolge, Rundenende.',
  'R2.2': 'Runde 1 beginnt mit Phase 4.',
  'R2.3': 'In jeder Phase handeln alle in Spielreihenfolge.',
  'R2.4': 'Unsere Festlegung: Gefragt wird nichts, worauf es nur eine Antwort gibt.',
  'R2.5':
    'Prestige und Einfluss in der Kirche sind Schritte der Marker. Unsere Festlegung: Prestige fällt nie unter −3 und Einfluss nie unter 0; Verluste darüber hinaus entfallen. Nach oben haben beide Leisten kein Ende.',
  'R2.6':
    'Jede Familie hat acht Arbeiter: auf ihrer Stadtteiltafel, eingesetzt, festgesetzt oder in ihrer Reserve. Wer Arbeiter erhält, nimmt sie aus der Reserve. Unsere Festlegung: Ist sie leer, kommt nichts mehr dazu.',
  R3: 'Phase 1: Einkommen erhalten',
  'R3.1': 'Jede Familie erhält 200 Fiorini, 1 Marmor, 1 Holz und 4 Arbeiter.',
  'R3.2':
    'Ein Wurf des Würfels bringt jeder Familie 1 Material derselben Art: 1 Marmor, 2 Holz, 3 Metall, 4 Stoff, 5 Gewürz, 6 Gold.',
  'R3.3':
    'Unsere Festlegung: Sind bei begrenzten Materialien davon weniger übrig, als Familien mitspielen, erhalten alle 100 Fiorini und niemand ein Material.',
  'R3.4': 'Jedes Kunstwerk mit deinem Wappen, das ein Einkommen zeigt, bringt es dir.',
  'R3.5':
    'Jede fertige Casa bringt 50 Fiorini und 1 Arbeiter, jeder Casamento 100 Fiorini und 1 Arbeiter, der Palagio 100 Fiorini, 1 Arbeiter und 1 Prestige.',
  'R3.6':
    'Der Atrio des Banco bringt 1 Gold, oder du verkaufst 1 Gold für 200 Fiorini. Unsere Festlegung: Das wird nach dem Würfel entschieden; wer nicht verkauft, nimmt das Gold.',
  'R3.7':
    'Unsere Festlegung: Zuerst kommt das Einkommen der Familie, dann der Würfel, dann Kunstwerke und Werkstätten.',
  R4: 'Phase 2: Hauptmann des Volkes',
  'R4.1': [
    'Der Hauptmann darf einen Arbeiter auf der Stadtteiltafel einer anderen Familie festsetzen oder einen Künstler mit Namen.',
    ruling('Er darf auch darauf verzichten.'),
  ],
  'R4.2': 'Ein festgesetzter Arbeiter fällt für diese Runde aus.',
  'R4.3':
    'Den festgesetzten Künstler darf in dieser Runde nur der Hauptmann einstellen. Unsere Festlegung: Er wird älter und geht wie die anderen.',
  'R4.4':
    'Zu zweit darf, wer beide Ämter hat, als Hauptmann nur einen Künstler festsetzen, außer die Option ist ausgeschaltet.',
  R5: 'Phase 3: Bischof',
  'R5.1':
    'Der Bischof darf einen Arbeiter bekehren, der auf der Stadtteiltafel einer anderen Familie liegt: Er geht in deren Reserve, und ein Arbeiter aus der Reserve des Bischofs, falls dort einer ist, kommt auf dessen Tafel.',
  'R5.2': 'Oder der Bischof weist einen Prediger mit Namen aus: Ihm kann in dieser Runde niemand Almosen geben.',
  'R5.3': 'Unsere Festlegung: Oder der Bischof tut keines von beidem.',
  R6: 'Phase 4: Arbeiter einsetzen',
  'R6.1':
    'In Spielreihenfolge setzen alle einen Arbeiter von der Stadtteiltafel ein, immer wieder, bis alle eingesetzt sind. Wer keinen mehr hat, wird übergangen.',
  'R6.2':
    'Wer Hauptmann und Bischof zugleich ist, hat jedes Mal zwei Züge, den ersten und den zweiten. Unsere Festlegung: Arbeiter aus dem ersten sind im zweiten schon dabei.',
  'R6.3': 'Unsere Festlegung: Du darfst passen; dann setzt du in dieser Runde keinen mehr ein.',
  'R6.4':
    'Eine Werkstatt betreiben: Der Arbeiter kommt auf eine fertige Werkstatt, auf der keiner liegt; was sie bringt, kommt in Phase 6. Casa, Casamento und Palagio nehmen keine Arbeiter auf.',
  'R6.5':
    'Im Stadtteil einer anderen Familie zahlst du ihr dafür sofort 1 Prestige, von Marker zu Marker. Steht dein Marker auf −3, geht es nicht.',
  'R6.6':
    'Eine Werkstatt bauen: Nimm ein beliebiges Plättchen aus dem Vorrat, lege es auf den freien Bauplatz deines Stadtteils mit der niedrigsten Nummer und den Arbeiter darauf. Bezahlt wird in Phase 6. Unsere Festlegung: Bis dahin lässt sie sich nicht betreiben; mehrere gleichen Namens sind erlaubt.',
  'R6.7':
    'Einen Künstler einstellen: Der Arbeiter kommt auf ein Kunstwerk deines Stadtteils, eines öffentlichen Gebäudes oder des Doms, auf dem weder Wappen noch Arbeiter liegt. Mit ihm geht ein Künstler, der eines der verlangten Fachgebiete beherrscht: einer mit Namen, dessen Plättchen auf seiner Karte liegt, oder ein unbekannter, der noch frei ist.',
  'R6.8':
    'Du musst noch nicht zahlen können, wenn du etwas zu bauen oder zu vollenden versprichst. Unsere Festlegung: auch bei −3 nicht.',
  'R6.9': 'Zum Markt gehen: ein Arbeiter jeder Familie in einer Runde.',
  'R6.10':
    'Almosen geben: Der Arbeiter kommt auf die Kanzel deiner eigenen Chiesa oder auf die des Doms, sobald sie vollendet ist. Wähle einen Prediger, dessen Plättchen auf seiner Karte liegt, zahle sofort und nimm das Material, die Arbeiter und was er sonst bringt. Die Arbeiter sind ab deinem nächsten Zug dabei.',
  'R6.11':
    'Unsere Festlegung: Der Preis muss ganz bezahlt werden, aber ein Verlust an Prestige oder Einfluss gehört nicht dazu. Jede Kanzel nimmt in der Runde einen Arbeiter auf, die des Doms insgesamt einen; du darfst beide nutzen.',
  'R6.12': 'Ein unbekannter Prediger kostet 100 Fiorini und bringt 2 Arbeiter.',
  'R6.13': 'Beim Banco arbeiten gehen: sofort 50 Fiorini, mit beliebig vielen Arbeitern.',
  R7: 'Phase 5: Markt',
  'R7.1':
    'In Spielreihenfolge dürfen alle mit einem Arbeiter am Markt je einmal und in beliebiger Folge ein Material für 100 Fiorini verkaufen, ein Material für 200 Fiorini kaufen und zwei Materialien gegen ein anderes tauschen.',
  'R7.2': 'Unsere Festlegung: Was du beim Tauschen erhältst, ist von anderer Art als beide, die du gibst.',
  R8: 'Phase 6: Arbeit im Stadtteil',
  'R8.1':
    'Zuerst ist in jedem Stadtteil, in Spielreihenfolge, die Werkstatt auf Bauplatz 1 dran, dann die auf Bauplatz 2 und so weiter: Wo ein Arbeiter liegt, tut er seine Arbeit.',
  'R8.2':
    'Unsere Festlegung: Ein Arbeiter in einem fremden Stadtteil arbeitet, wenn dieser an der Reihe ist, und für die Familie, die ihn eingesetzt hat.',
  'R8.3':
    'Eine fertige Werkstatt liefert, was sie zeigt. Zeigt sie einen Preis, darfst du ihn für das zahlen, was sie bringt, oder es lassen.',
  'R8.4': 'Eine Werkstatt im Bau wird bezahlt, umgedreht und bringt das Prestige, das sie zeigt.',
  'R8.5':
    'Kannst du nicht zahlen, geht das Plättchen in den Vorrat zurück, und du verlierst 1 Prestige. Eine Lücke, die bleibt, füllt die nächste Werkstatt. Unsere Festlegung: Wer zahlen kann, muss.',
  'R8.6': 'Danach geht der Arbeiter in die Reserve seiner Familie.',
  R9: 'Phase 7: Kunstwerke',
  'R9.1':
    'In Spielreihenfolge erledigen alle die Kunstwerke, auf denen ein eigener Arbeiter liegt: zuerst die im eigenen Stadtteil, dann die an öffentlichen Gebäuden, dann die im Dom. Unsere Festlegung: innerhalb dieser drei in der Folge, die du willst.',
  'R9.2':
    'Du zahlst, was das Kunstwerk kostet, und den Künstler für ein Fachgebiet. Unsere Festlegung: für ein beliebiges seiner Fachgebiete, das hier verlangt ist und das du zahlen kannst, gewählt vor dem Wurf.',
  'R9.3':
    'Du erhältst, was das Kunstwerk zeigt, und legst dein Wappen darauf. Dort kann niemand mehr arbeiten. Unsere Festlegung: zuerst das Kunstwerk, dann der Bonus für Palazzo oder Chiesa, dann das Prestige des Künstlers.',
  'R9.4':
    'Alle vier Kunstwerke deines Palazzo bringen zusätzlich 4 Prestige, alle vier deiner Chiesa zusätzlich 4 Einfluss.',
  'R9.5':
    'Dann wird für den Künstler gewürfelt: Seine Karte sagt, wie viel Prestige die Zahl in dem Fachgebiet bringt, das du bezahlt hast.',
  'R9.6':
    'Im Dom wird zweimal gewürfelt, und du wählst einen Wurf. Unsere Festlegung: Beide sind zu sehen, und gefragt wirst du nur, wenn sie Verschiedenes bringen.',
  'R9.7':
    'Eine goldene Zahl ist das Meisterwerk des Künstlers: Seine Karte wird umgedreht und zeigt von da an andere Werte, in allen seinen Fachgebieten. Unsere Festlegung: Im Dom zählt nur der Wurf, den du wählst.',
  'R9.8': 'Unbekannte Künstler kosten nichts. Mit Pech kosten sie Prestige.',
  'R9.9':
    'Kannst du nicht zahlen, verlierst du Prestige: 1 in deinem Stadtteil, 2 an einem öffentlichen Gebäude, 3 im Dom und 1 mehr, wenn der Künstler einen Namen hat. Unsere Festlegung: Sonst geht nichts verloren; wer zahlen kann, muss.',
  'R9.10': 'Danach kehrt der Künstler auf seine Karte zurück und der Arbeiter in die Reserve.',
  'R9.11':
    'Mit der Option ohne Würfel ist die Zahl eines Künstlers 1 in einem Stadtteil, 2 an einem öffentlichen Gebäude und 3 im Dom und 1 höher für je 50 Fiorini, die du über die Kosten hinaus zahlst, bis 150. Unsere Festlegung: Du musst nichts zulegen; im Dom gibt es eine Zahl, nicht zwei; in Phase 1 wird gewürfelt wie immer.',
  R10: 'Phase 8: Spielreihenfolge',
  'R10.1': 'Zuerst wird der Hauptmann bestimmt, dann der Bischof, dann ein Kardinal, dann die Spielreihenfolge.',
  'R10.2':
    'Wessen Prestigemarker am weitesten vorn steht, ist für die nächste Runde Hauptmann des Volkes. Unsere Festlegung: bei jeder Zahl. Bei Gleichstand gibt es keinen Hauptmann.',
  'R10.3':
    'Der neue Hauptmann erhält Urkunden über die Zahl seines Markers, der auf 0 zurückgeht. Unsere Festlegung: Von unter 0 geht er ohne Urkunden zurück. Bei Gleichstand wird niemand ausgezahlt.',
  'R10.4':
    'Wer mindestens 3 Einfluss hat und mehr als alle anderen, ist für die nächste Runde Bischof. Bei Gleichstand gibt es keinen Bischof. Der Einfluss bleibt.',
  'R10.5':
    'Der eben ernannte Bischof wird Kardinal, wenn er es zum zweiten Mal in Folge ist oder 10 Einfluss oder mehr hat: 5 Prestige auf der Leiste, und der Einfluss geht auf 0 zurück. Unsere Festlegung: sofort, ohne Wahl, zu spät für den Hauptmann dieser Phase, und Bischof bleibt er; treffen beide Gründe zu, zählt es einmal.',
  'R10.6': 'Unsere Festlegung: Die Ernennung, mit der du Kardinal wurdest, zählt nicht als erste von zweien.',
  'R10.7':
    'In der neuen Spielreihenfolge ist der Hauptmann Erster und der Bischof Zweiter, ohne Hauptmann Erster. Die anderen folgen in der Reihenfolge, die sie hatten.',
  'R10.8':
    'Eine Familie kann beide Ämter haben und nutzt dann beide. Unsere Festlegung: Außer bei den zwei Zügen in Phase 4 handelt sie nur einmal.',
  R11: 'Phase 9: Rundenende',
  'R11.1': 'Der festgesetzte Arbeiter geht in seine Reserve, der festgesetzte Künstler auf seine Karte zurück.',
  'R11.2': 'Prediger kehren auf ihre Karten zurück.',
  'R11.3': 'Alle Arbeiter, auch unbenutzte, gehen in ihre Reserven.',
  'R11.4': 'Personen unter Karte I verlassen das Spiel.',
  'R11.5':
    'Die anderen rücken um eine Karte hinunter. Eine Karte, die für ein Meisterwerk umgedreht wurde, bleibt es. Unbekannte rücken nicht.',
  'R11.6':
    'So viele Personen, wie gegangen sind, werden aus dem Beutel gezogen. Unsere Festlegung: solange welche darin sind.',
  'R11.7':
    'Nach Runde 8 ist das Spiel zu Ende. Unsere Festlegung: mit Phase 9, sodass der letzte Hauptmann ausgezahlt wird und beide Ämter zählen.',
  R12: 'Das Ende',
  'R12.1': 'Urkunden und Prestigemarker zählen, was sie zeigen. Unsere Festlegung: auch eine Zahl unter 0.',
  'R12.2': 'Der Hauptmann des Volkes und der Bischof bringen je 1 Siegpunkt.',
  'R12.3': 'Je drei Materialien beliebiger Art bringen 1 Siegpunkt, ebenso je 300 Fiorini.',
  'R12.4':
    'Du verlierst 1 für jeden leeren Bauplatz, auch eine Lücke, und 1 für jedes Kunstwerk deines Stadtteils ohne Wappen.',
  'R12.5':
    'Du verlierst 4, wenn kein Kunstwerk deines Palazzo vollendet ist, und 4, wenn keines deiner Chiesa es ist. Unsere Festlegung: zusätzlich zu R12.4.',
  'R12.6':
    'Die meisten Siegpunkte gewinnen. Bei Gleichstand entscheiden die meisten Materialien, dann die meisten Fiorini. Unsere Festlegung: Dann ist der Sieg geteilt.',
} satisfies Record<RuleNumber, Rule>;
