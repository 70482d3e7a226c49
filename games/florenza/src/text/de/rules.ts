import type { Rule } from '@signoria/engine';
import { ruling } from '@signoria/engine';
import type { RuleNumber } from '../en/rules.ts';

/** The rules in German, with the numbers of the English ones. */
export const RULES = {
  R1: 'Vorbereitung',
  'R1.1':
    'Acht Runden lang bezahlen zwei bis fünf Familien von Florenz Künstler für Kunstwerke. Wer am Ende die meisten Siegpunkte hat, ist der berühmteste Mäzen und gewinnt.',
  'R1.2':
    'Du hast einen Stadtteil mit acht nummerierten Bauplätzen für Werkstätten, einem Palazzo und einer Chiesa mit je vier Kunstwerken. Du beginnst mit 300 Fiorini, 1 Material jeder Art, 4 Arbeitern auf deiner Stadtteiltafel, 4 weiteren in deiner Reserve und beiden Markern, Prestige und Kircheneinfluss, auf 0.',
  'R1.3':
    'Es gibt sechs Materialien: Marmor, Holz, Metall, Stoff, Gewürz und Gold. Sie gehen nie aus, ebenso wenig wie Münzen, Urkunden und Wappen.',
  'R1.4': [
    ruling(
      'Mit der Option „Begrenzte Materialien“ gibt es nur die Materialien der Schachtel: 18 Marmor, 18 Holz und je 12 der anderen. Ist ein Material knapp, erhalten alle in Spielreihenfolge, was noch da ist. Der Markt bietet kein Material an, das ausgegangen ist. Ein Prediger kostet auch dann den vollen Preis, wenn sein Material ausgegangen ist.',
      'Die zweite Auflage kennt keine Grenze, darum ist die Option ausgeschaltet, wenn du sie nicht wählst.',
    ),
  ],
  'R1.5': 'Die Spielreihenfolge wird ausgelost. In Runde 1 hat niemand ein Amt.',
  'R1.6':
    'Die 40 Personen mit Namen, 34 Künstler und 6 Prediger, sind im Beutel. Zu zweit werden 6 gezogen, zu dritt 7, zu viert 8, zu fünft 9. Ihre Karten kommen unter die Karte „Leben in Florenza“ mit der Zahl der Runden, die sie bleiben, und auf jede Karte kommt das Plättchen der Person.',
  'R1.7':
    'Dazu gibt es in jeder Runde zwei unbekannte Architekten, zwei unbekannte Bildhauer, zwei unbekannte Maler und zwei unbekannte Prediger.',
  'R1.8':
    'Du beginnst mit zwei fertigen Werkstätten aus zwölf: Boscaiuolo, Cambiavalute, Erbolaio, Fabbro, Lanaiuolo, Legnaiuolo, Monte di Pietà, Orafo, Ottonaio, Picconiere, Speziale und Tintore, je eine. Wer in der Spielreihenfolge der Letzte ist, wählt zuerst, dann der vor ihm und so weiter: einmal für Bauplatz 1, dann noch einmal für Bauplatz 2.',
  'R1.9':
    'Mit der Option „Erste Partie“ wählt niemand. Der Letzte in der Spielreihenfolge beginnt mit Picconiere und Legnaiuolo, der vor ihm mit Boscaiuolo und Ottonaio. Weiter nach vorn folgen Fabbro und Erbolaio, Cambiavalute und Orafo, Monte di Pietà und Lanaiuolo.',
  'R1.10': [
    'Es gibt 45 Werkstattplättchen mit 29 Namen. Alle Plättchen, mit denen niemand beginnt, sind der Vorrat.',
    ruling(
      'Ihr könnt den Palagio weglassen (Option „Palagio“).',
      'Wer ihn in Runde 1 baut, gewinnt viel öfter als die anderen.',
    ),
  ],
  'R1.11': [
    ruling(
      'Alles ist offen außer dem, was noch gezogen und gewürfelt wird. Auch Urkunden sind zu sehen, außer mit der Option „Verdeckte Urkunden“.',
      'Jeder könnte die Urkunden mitzählen.',
    ),
  ],
  R2: 'Die Runde',
  'R2.1':
    'Eine Runde hat neun Phasen: Einkommen erhalten, Hauptmann des Volkes, Bischof, Arbeiter einsetzen, Markt, Arbeit im Stadtteil, Kunstwerke, Spielreihenfolge, Rundenende.',
  'R2.2': 'Runde 1 beginnt mit Phase 4.',
  'R2.3': 'In jeder Phase handeln alle in Spielreihenfolge.',
  'R2.4': [ruling('Das Programm überspringt Entscheidungen, bei denen es nur eine Möglichkeit gibt.')],
  'R2.5': [
    'Marker zeigen Prestige und Kircheneinfluss: Gewinne rücken sie vor, Verluste zurück.',
    ruling('Prestige fällt nie unter −3 und Einfluss nie unter 0; Verluste darüber hinaus entfallen.'),
    'Nach oben haben beide Leisten kein Ende.',
  ],
  'R2.6': [
    'Jede Familie hat acht Arbeiter: auf ihrer Stadtteiltafel, eingesetzt, festgesetzt oder in ihrer Reserve. Erhältst du Arbeiter, nimmst du sie aus deiner Reserve.',
    ruling('Ist sie leer, erhältst du keine mehr.'),
  ],
  R3: 'Phase 1: Einkommen erhalten',
  'R3.1': 'Jede Familie erhält 200 Fiorini, 1 Marmor, 1 Holz und 4 Arbeiter.',
  'R3.2':
    'Es wird einmal gewürfelt, und jede Familie erhält 1 Stück des gewürfelten Materials: bei einer 1 Marmor, bei einer 2 Holz, bei einer 3 Metall, bei einer 4 Stoff, bei einer 5 Gewürz, bei einer 6 Gold.',
  'R3.3': [
    ruling(
      'Sind mit der Option „Begrenzte Materialien“ davon weniger übrig, als Familien mitspielen, erhalten alle stattdessen 100 Fiorini.',
    ),
  ],
  'R3.4':
    'Jedes Kunstwerk, das du vollendet hast und das dein Wappen trägt, gibt dir das Einkommen, das es zeigt, falls es eines zeigt.',
  'R3.5':
    'Jede fertige Casa gibt ihrer Familie 50 Fiorini und 1 Arbeiter, jeder Casamento 100 Fiorini und 1 Arbeiter, der Palagio 100 Fiorini, 1 Arbeiter und 1 Prestige.',
  'R3.6': [
    'Der Atrio des Banco gibt dir 1 Gold, oder du verkaufst 1 Gold für 200 Fiorini.',
    ruling('Du entscheidest nach dem Wurf. Verkaufst du nicht, nimmst du das Gold.'),
  ],
  'R3.7': [ruling('Zuerst kommt das Einkommen der Familie, dann der Würfel, dann Kunstwerke und Werkstätten.')],
  R4: 'Phase 2: Hauptmann des Volkes',
  'R4.1': [
    'Der Hauptmann darf einen Arbeiter auf der Stadtteiltafel einer anderen Familie oder einen Künstler mit Namen festsetzen.',
    ruling('Er darf auch darauf verzichten.'),
  ],
  'R4.2': 'Den festgesetzten Arbeiter kann in dieser Runde niemand nutzen.',
  'R4.3': [
    'Den festgesetzten Künstler darf in dieser Runde nur der Hauptmann einstellen.',
    ruling('Am Ende der Runde rückt er hinunter oder geht wie die anderen.'),
  ],
  'R4.4':
    'Wer zu zweit beide Ämter hat, darf als Hauptmann nur einen Künstler festsetzen, außer die Option „Milde Ämter“ ist ausgeschaltet.',
  R5: 'Phase 3: Bischof',
  'R5.1':
    'Der Bischof darf einen Arbeiter auf der Stadtteiltafel einer anderen Familie bekehren: Der Arbeiter kehrt in die Reserve seiner Familie zurück, und der Bischof nimmt einen Arbeiter aus der eigenen Reserve, falls dort einer ist, auf seine Stadtteiltafel.',
  'R5.2':
    'Stattdessen darf der Bischof einen Prediger mit Namen ausweisen: Ihm kann in dieser Runde niemand Almosen geben.',
  'R5.3': [ruling('Der Bischof darf auch auf beides verzichten.')],
  R6: 'Phase 4: Arbeiter einsetzen',
  'R6.1':
    'In Spielreihenfolge setzt jeder einen Arbeiter von seiner Stadtteiltafel ein, immer wieder, bis dort niemand mehr Arbeiter hat. Wer keinen mehr hat, wird übersprungen.',
  'R6.2': [
    'Wer Hauptmann und Bischof zugleich ist, hat in jedem Umlauf sowohl den ersten als auch den zweiten Zug.',
    ruling('Arbeiter, die du im ersten Zug erhältst, kannst du schon im zweiten einsetzen.'),
  ],
  'R6.3': [ruling('Du darfst passen. Dann setzt du in dieser Runde keine Arbeiter mehr ein.')],
  'R6.4':
    'Eine Werkstatt betreiben: Setze den Arbeiter auf eine fertige Werkstatt, auf der noch keiner ist. Was sie gibt, erhältst du in Phase 6. Auf Casa, Casamento und Palagio setzt du keine Arbeiter ein.',
  'R6.5':
    'Betreibst du eine Werkstatt im Stadtteil einer anderen Familie, zahlst du dieser Familie sofort 1 Prestige: Dein Marker rückt zurück, ihrer rückt vor. Ist dein Marker auf −3, geht das nicht.',
  'R6.6': [
    'Eine Werkstatt bauen: Nimm ein beliebiges Plättchen aus dem Vorrat, lege es auf den freien Bauplatz deines Stadtteils mit der niedrigsten Nummer und setze den Arbeiter darauf. Du bezahlst sie in Phase 6.',
    ruling('Bis dahin kann sie niemand betreiben. Du darfst mehrere Werkstätten gleichen Namens haben.'),
  ],
  'R6.7':
    'Einen Künstler einstellen: Setze den Arbeiter auf ein Kunstwerk deines Stadtteils, eines öffentlichen Gebäudes oder des Doms, auf dem weder ein Wappen noch ein Arbeiter ist. Wähle einen Künstler mit einem Fachgebiet, das das Kunstwerk verlangt, und lege sein Plättchen dazu: einen Künstler mit Namen, dessen Plättchen auf seiner Karte ist, oder einen unbekannten, der noch frei ist. Beide bezahlst du in Phase 7.',
  'R6.8': [
    'Eine Werkstatt zu bauen oder einen Künstler einzustellen ist ein Versprechen: Du musst noch nicht zahlen können. Bezahlt wird in Phase 6 oder Phase 7; wenn du es dann nicht kannst, verlierst du Prestige.',
    ruling('Auch mit −3 Prestige darfst du etwas versprechen.'),
  ],
  'R6.9': 'Zum Markt gehen: Jede Familie darf dort in jeder Runde einen Arbeiter einsetzen.',
  'R6.10':
    'Almosen geben: Setze den Arbeiter auf die Kanzel deiner eigenen Chiesa oder, sobald sie vollendet ist, auf die Kanzel des Doms. Wähle einen Prediger, dessen Plättchen auf seiner Karte ist, und zahle sofort seinen Preis. Nimm das Material, die Arbeiter und alles andere, was er gibt. Diese Arbeiter kannst du ab deinem nächsten Zug einsetzen.',
  'R6.11': [
    ruling(
      'Du musst den vollen Preis zahlen, aber ein Verlust an Prestige oder Einfluss gehört nicht dazu. Jede Kanzel nimmt pro Runde einen Arbeiter auf. Die Kanzel des Doms steht allen ohne Gebühr offen, nimmt aber insgesamt nur einen Arbeiter auf. Du darfst in einer Runde beide Kanzeln nutzen.',
    ),
  ],
  'R6.12': 'Ein unbekannter Prediger kostet 100 Fiorini und gibt 2 Arbeiter.',
  'R6.13':
    'Beim Banco arbeiten gehen: Nimm sofort 50 Fiorini. Du darfst dort beliebig viele Arbeiter einsetzen, einen pro Zug.',
  R7: 'Phase 5: Markt',
  'R7.1':
    'In Spielreihenfolge dürfen alle mit einem Arbeiter auf dem Markt je einmal ein Material für 100 Fiorini verkaufen, ein Material für 200 Fiorini kaufen und zwei Materialien gegen ein anderes tauschen. Die Reihenfolge wählen sie.',
  'R7.2': [ruling('Das Material, das du beim Tauschen erhältst, ist von anderer Art als beide, die du gibst.')],
  R8: 'Phase 6: Arbeit im Stadtteil',
  'R8.1':
    'Zuerst sind in Spielreihenfolge die Werkstätten auf Bauplatz 1 aller Stadtteile dran, dann die auf Bauplatz 2 und so weiter. Eine Werkstatt mit einem Arbeiter liefert etwas oder wird gebaut; die anderen werden übersprungen.',
  'R8.2': [
    ruling(
      'Ein Arbeiter in einem fremden Stadtteil arbeitet, wenn dieser Stadtteil an der Reihe ist, und für die Familie, die ihn eingesetzt hat.',
    ),
  ],
  'R8.3':
    'Eine fertige Werkstatt gibt dir, was sie zeigt. Zeigt sie einen Preis, darfst du ihn für den Gewinn zahlen oder verzichten.',
  'R8.4':
    'Für eine Werkstatt im Bau zahlst du die Baukosten, drehst sie um und erhältst das Prestige, das sie zeigt, falls sie welches zeigt.',
  'R8.5': [
    'Kannst du nicht zahlen, kehrt das Plättchen in den Vorrat zurück, und du verlierst 1 Prestige. Bleibt dadurch eine Lücke, kommt deine nächste Werkstatt dorthin.',
    ruling('Wenn du zahlen kannst, musst du es tun.'),
  ],
  'R8.6': 'Danach kehrt der Arbeiter in die Reserve seiner Familie zurück.',
  R9: 'Phase 7: Kunstwerke',
  'R9.1': [
    'In Spielreihenfolge rechnen alle die Kunstwerke ab, auf denen ihr Arbeiter ist: zuerst die im eigenen Stadtteil, dann die an öffentlichen Gebäuden, dann die im Dom.',
    ruling('Innerhalb dieser drei wählst du die Reihenfolge.'),
  ],
  'R9.2': [
    'Du zahlst die Kosten des Kunstwerks, und du bezahlst den Künstler für ein Fachgebiet.',
    ruling(
      'Du wählst das Fachgebiet vor dem Wurf: ein beliebiges, das der Künstler hat, das das Kunstwerk verlangt und das du bezahlen kannst.',
    ),
  ],
  'R9.3': [
    'Du erhältst, was das Kunstwerk zeigt, und legst dein Wappen darauf. Dort kann niemand mehr arbeiten.',
    ruling(
      'Zuerst kommt der Gewinn für das Kunstwerk, dann der Bonus für Palazzo oder Chiesa, dann das Prestige des Künstlers.',
    ),
  ],
  'R9.4':
    'Sind alle vier Kunstwerke deines Palazzo vollendet, erhältst du zusätzlich 4 Prestige. Sind alle vier deiner Chiesa vollendet, erhältst du zusätzlich 4 Einfluss.',
  'R9.5':
    'Dann würfelst du für den Künstler. Seine Karte zeigt, wie viel Prestige die Zahl in dem Fachgebiet gibt, das du bezahlt hast.',
  'R9.6': [
    'Im Dom würfelst du zweimal und wählst eine der Zahlen.',
    ruling('Du siehst beide und wirst nur gefragt, wenn sie Verschiedenes bewirken.'),
  ],
  'R9.7': [
    'Eine goldene Zahl ist das Meisterwerk des Künstlers. Nachdem du das Prestige dafür erhalten hast, wird seine Karte umgedreht und zeigt von da an andere Werte, in allen seinen Fachgebieten.',
    ruling('Im Dom zählt nur die Zahl, die du wählst.'),
  ],
  'R9.8': 'Unbekannte Künstler kosten nichts, aber eine unglückliche Zahl kostet dich Prestige.',
  'R9.9': [
    'Kannst du Kunstwerk und Künstler nicht beide bezahlen, verlierst du Prestige: 1 in deinem Stadtteil, 2 an einem öffentlichen Gebäude, 3 im Dom und 1 mehr, wenn der Künstler einen Namen hat.',
    ruling('Sonst verlierst du nichts. Wenn du zahlen kannst, musst du es tun.'),
  ],
  'R9.10': 'Danach kehrt das Plättchen des Künstlers auf seine Karte zurück und der Arbeiter in die Reserve.',
  'R9.11': [
    'Mit der Option „Ohne Würfel“ würfelst du nicht für Künstler. Die Zahl eines Künstlers ist 1 in einem Stadtteil, 2 an einem öffentlichen Gebäude und 3 im Dom. Sie ist um 1 höher für je 50 Fiorini, die du über die Kosten hinaus zahlst, bis zu 150 Fiorini.',
    ruling('Du musst nichts dazuzahlen. Im Dom gibt es eine Zahl, nicht zwei. In Phase 1 wird gewürfelt wie immer.'),
  ],
  R10: 'Phase 8: Spielreihenfolge',
  'R10.1':
    'Zuerst wird der Hauptmann ernannt, dann der Bischof, dann vielleicht ein Kardinal. Dann wird die Spielreihenfolge bestimmt.',
  'R10.2': [
    'Wer auf der Prestigeleiste am weitesten vorn ist, wird für die nächste Runde Hauptmann des Volkes. Bei Gleichstand gibt es keinen Hauptmann.',
    ruling(
      'Das gilt auch, wenn die Zahl 0 oder negativ ist.',
      'Ein Satz der Anleitung nennt Einfluss statt Prestige; alle anderen nennen Prestige.',
    ),
  ],
  'R10.3': [
    'Der neue Hauptmann erhält Urkunden im Wert seines Markers, und der Marker geht auf 0 zurück.',
    ruling('Auch ein Marker unter 0 geht dorthin zurück, aber ohne Urkunden.'),
    'Bei Gleichstand erhält niemand Urkunden.',
  ],
  'R10.4':
    'Wer am meisten Einfluss hat, wird für die nächste Runde Bischof, wenn es mindestens 3 sind. Bei Gleichstand gibt es keinen Bischof. Der Bischof behält den Einfluss.',
  'R10.5': [
    'Der eben ernannte Bischof wird in zwei Fällen auch Kardinal: Er ist zum zweiten Mal in Folge ernannt worden, oder er hat 10 Einfluss oder mehr. Er erhält 5 Prestige, und sein Einfluss geht auf 0 zurück. Treffen beide Fälle zu, zählt es einmal.',
    ruling(
      'Das geschieht sofort und ist Pflicht. Es kommt nach der Ernennung des Hauptmanns, darum zählt das Prestige erst für den nächsten Hauptmann. Der Kardinal bleibt Bischof.',
    ),
  ],
  'R10.6': [
    ruling(
      'Die Ernennung, die dich zum Kardinal gemacht hat, zählt nicht als erste von zwei in Folge: Du brauchst zwei weitere Ernennungen.',
    ),
  ],
  'R10.7':
    'In der neuen Spielreihenfolge ist der Hauptmann Erster und der Bischof Zweiter. Ohne Hauptmann ist der Bischof Erster. Die anderen folgen in der Reihenfolge, die sie hatten.',
  'R10.8': [
    'Ein Spieler kann beide Ämter haben und hat dann die Vorteile beider.',
    ruling('Von den zwei Zügen in Phase 4 abgesehen, handelt er in jeder Phase einmal.'),
  ],
  R11: 'Phase 9: Rundenende',
  'R11.1':
    'Der festgesetzte Arbeiter kehrt in die Reserve seiner Familie zurück, der festgesetzte Künstler auf seine Karte.',
  'R11.2': 'Prediger kehren auf ihre Karten zurück.',
  'R11.3': 'Alle Arbeiter kehren in ihre Reserven zurück, auch unbenutzte.',
  'R11.4': 'Personen unter Karte I verlassen das Spiel.',
  'R11.5':
    'Alle anderen rücken um eine Karte hinunter. Eine Karte, die für ein Meisterwerk umgedreht wurde, bleibt so. Unbekannte rücken nicht.',
  'R11.6': [
    'Aus dem Beutel werden so viele neue Personen gezogen, wie gegangen sind.',
    ruling('Ist der Beutel leer, kommen keine mehr.'),
  ],
  'R11.7': [
    'Nach Runde 8 ist das Spiel zu Ende.',
    ruling(
      'Runde 8 wird bis zum Ende von Phase 9 gespielt, darum erhält der letzte Hauptmann Urkunden, und beide Ämter zählen.',
    ),
  ],
  R12: 'Das Ende',
  'R12.1': [
    'Du erhältst so viele Siegpunkte, wie deine Urkunden und dein Prestigemarker zeigen.',
    ruling('Auch eine Zahl unter 0 zählt.'),
  ],
  'R12.2': 'Der Hauptmann des Volkes und der Bischof erhalten je 1 Siegpunkt.',
  'R12.3': 'Je drei Materialien beliebiger Art geben 1 Siegpunkt, ebenso je 300 Fiorini.',
  'R12.4':
    'Du verlierst 1 Siegpunkt für jeden leeren Bauplatz, auch für eine Lücke, und 1 Siegpunkt für jedes Kunstwerk deines Stadtteils ohne Wappen.',
  'R12.5': [
    'Du verlierst 4 Siegpunkte, wenn kein Kunstwerk deines Palazzo vollendet ist, und 4 Siegpunkte, wenn keines deiner Chiesa vollendet ist.',
    ruling('Das kommt zu R12.4 hinzu.'),
  ],
  'R12.6': [
    'Wer die meisten Siegpunkte hat, gewinnt. Bei Gleichstand gewinnt, wer die meisten Materialien hat, dann, wer die meisten Fiorini hat.',
    ruling('Herrscht auch dann Gleichstand, teilen sich diese Spieler den Sieg.'),
  ],
} satisfies Record<RuleNumber, Rule>;
