/*
 * What telematics send beside faults, by its kind: of movements and thefts, zones, speeds, keys, how much a machine is used, the tracker
 * itself, services, papers, software and checklists. Each is a notice in whatever words of a label it stands
 * (`Alarm: Diebstahl`, `Event: Key on`), and no fault of the machine.
 */

/** True for a notice of what is no fault; `Excès de vitesse moteur` and `Engine start failure` are faults. */
export function isFleetNotice(text: string): boolean {
  if (text.length > longestNotice) return false;
  return anywhere.some((kind) => kind.test(text)) || alone.test(text) || event.test(text);
}

/** Characters of a label's value, or of a subject, beyond which it tells more than a notice does. */
const longestNotice = 120;

/** `Movement without ignition`, `Bewegung ohne Zündung`, `uso fuera de horario`, `Diebstahl`. */
const movement = anyOf(
  `(?:tow(?:ing|ed)?|movement|motion|moved) (?:without|with no) (?:the )?(?:ignition|key)`,
  `(?:un|not )authori[sz]ed (?:use|usage|movement|motion|operation|ignition|start|access|relocation)`,
  `(?:after|out[- ]of|off)[- ]hours (?:use|usage|movement|motion|operation|start)`,
  `(?:use|usage|used|movement|operation|operated) (?:after|outside|out of) (?:of )?(?:(?:working|business|allowed|operating|site) )?hours`,
  `(?:equipment|machine|vehicle|asset|fuel|battery)? ?theft|stolen`,
  `(?:unbefugte|unerlaubte|unautorisierte|nicht autorisierte|unberechtigte)[rsn]? (?:nutzung|benutzung|bewegung|verwendung|fahrt)`,
  `bewegung (?:ohne|bei ausgeschalteter) zündung|(?:nutzung|betrieb|bewegung) außerhalb der \\p{L}{0,12}zeit(?:en)?|\\p{L}{0,12}diebstahl\\p{L}{0,10}`,
  `(?:mouvement|utilisation|déplacement|usage|démarrage) (?:non[- ]autorisée?|hors (?:des )?(?:heures|horaires)|sans contact)`,
  `(?:movimiento|uso|utilización|desplazamiento|arranque) (?:no autorizad[oa]|fuera de(?:l)? (?:horario|horas)|sin (?:ignición|encendido|contacto))|robo|hurto`,
  `(?:movimento|movimentação|uso|utilização|deslocamento) (?:não autorizad[oa]|fora d[eo] (?:horário|expediente)|sem ignição)|furto|roubo`,
  `(?:movimento|uso|utilizzo|spostamento|avviamento) (?:non autorizzato|fuori orario|senza (?:accensione|chiave))`,
  `(?:ongeoorloofde?|onbevoegde?|ongeautoriseerde?) (?:beweging|gebruik|verplaatsing)|(?:beweging|gebruik) (?:zonder contact|buiten (?:werktijd|werkuren|kantooruren))|diefstal`,
  `(?:obehörig|otillåten|uautoriseret|uautorisert|ulovlig) (?:förflyttning|rörelse|användning|bevegelse|bruk|bevægelse|brug|flytting|flytning)`,
  `(?:rörelse|bevegelse|bevægelse) (?:utan tändning|uten tenning|uden tænding)|stöld|tyveri|luvaton (?:käyttö|liike|siirto)|varkaus`,
  `nieautoryzowan\\p{L}{1,3} (?:użyci\\p{L}|ruch|przemieszczeni\\p{L})|(?:użycie|ruch) (?:poza godzinami|bez zapłonu)|kradzież`,
  `neoprávněn[ýéá] (?:použití|pohyb|užití)|pohyb bez zapalování|krádež|yetkisiz (?:kullanım|hareket)|hırsızlık|jogosulatlan (?:használat|mozgás)|lopás`,
);

/** `left zone`, `saída de cerca eletrônica`, `bölge dışına çıkıldı`. */
const zones = anyOf(
  `(?:zone|geo-?fence|boundary|perimeter) (?:exit|entry|violation|breach)`,
  `(?:zone|geozone|geozaun|arbeitsbereich|baustelle|gebiet) (?:verlassen|betreten)`,
  `(?:sortie|entrée|hors) (?:de |dans )?(?:la |le |du )?(?:zone|périmètre)`,
  `(?:salida|entrada|salió|fuera) (?:de|en|a) (?:la |el )?(?:zona|geocerca|geozona|perímetro)`,
  `(?:saída|entrada|saiu|fora) (?:d[aeo]|n[ao]) (?:zona|cerca|perímetro)|cerca (?:eletrônica|virtual)`,
  `(?:uscit[ao]|ingresso|fuori) (?:dalla|di|da|in|nella) (?:zona|recinto)`,
  `(?:zone|gebied|werkgebied|terrein) (?:verlaten|betreden)`,
  `(?:lämnat|lämnade|forlatt|forlod|forladt|utanför|utenfor|uden for) (?:sitt |sin )?(?:arbets|geo)?(?:zon(?:en?)?|sonen?|zonen?)|poistui(?:nut)? alueelta`,
  `(?:opuszczeni[ea]|opuścił[ao]?|wyjazd|wjazd|poza) (?:do |z |ze )?(?:stref\\p{L}{1,2}|obszaru?|terenu?)`,
  `(?:opustil[ao]?|opuštění|vjel[ao]?|mimo) (?:do )?(?:zón[uya]|oblasti?|areálu?)`,
  `bölge(?:den|nin|ye)? (?:dış\\p{L}{1,6}|çık\\p{L}{1,6}|gir\\p{L}{1,6}|ihlali)|zóna elhagyása|elhagyta a \\p{L}{0,10}(?:zónát|területet)`,
);

/** `Geschwindigkeitsüberschreitung 61 km/h`: of who drives; an engine's speed is another matter. */
const speeds = anyOf(
  `speeding|(?:over|above|exceeded|exceeding) (?:the )?speed limit|speed limit (?:exceeded|violation)|geschwindigkeits(?:überschreitung|verstoß)`,
  `(?:excès de vitesse|exceso de velocidad|excesso de velocidade|eccesso di velocità|przekroczenie (?:dozwolonej )?prędkości|překročení (?:povolené )?rychlosti)(?! (?:d[eu]l? |do |di )?(?:moteur|motor[eu]?|turb|vent|arbre|eje|silnik|wał|otáč|obrot))`,
  `snelheidsovertreding|hastighetsöverträdelse|fortkörning|fartsovertredelse|hastighedsoverskridelse|ylinopeus|hız (?:ihlali|sınırı aşıldı)|gyorshajtás|sebességtúllépés`,
);

/** `low utilization AT-06`, `Auslastung unter 20 %`. */
const usage = anyOf(
  `(?:low|high|under)[- ]?utili[sz]ation|(?<!bus |can |cpu )utili[sz]ation (?:below|above|under|over|is (?:low|high))`,
  `(?:geringe|niedrige|zu geringe) auslastung|auslastung (?:unter|zu)|faible utilisation|sous-utilisation|taux d['’]utilisation`,
  `baja utilización|utilización baja|baixa utilização|utilização baixa|basso utilizzo|lage (?:benutting|bezetting)|låg (?:beläggning|nyttjandegrad|utnyttjandegrad)`,
  `niskie wykorzystanie|nízké využití|düşük kullanım|alacsony kihasználtság`,
);

/** `Tracker-Akku schwach`, `Device has not reported for 3 days`: of what listens, not of the machine. */
const trackers = anyOf(
  `(?:gps[- ]?)?tracker|tracking (?:device|unit)|ortungsgerät|telematik(?:gerät|einheit|modul)|(?:balise|traceur) gps|rastreador|localizador|localizzatore|spårare|sporingsenhed|sporingsenhet|lokalizator|lokátor|takip cihazı|nyomkövető`,
  `(?:device|gateway|modem|telematics(?: (?:unit|device))?) (?:is |went )?(?:offline|silent|not reporting)`,
  `(?:has|have) (?:not|stopped) (?:reported|reporting|checked in)|not reported (?:for|since|in)|no (?:report|contact|gps fix|position)s? (?:for|since)`,
  `meldet sich nicht|(?:keine meldung|kein kontakt|nicht gemeldet) seit|seit \\d{1,3} (?:tagen|stunden) (?:keine meldung|kein kontakt|nicht gemeldet)`,
  `(?:ne communique plus|aucune communication|sin (?:reportar|reporte)|sem (?:reportar|comunicar)|non comunica) (?:depuis|desde|hace|há|da)`,
);

const servicing =
  '(?:service|maintenance|inspection|\\p{L}{0,12}wartung|inspektion|entretien|révision|vidange|mantenimiento|revisión|manutenção|revisão|manutenzione|tagliando|onderhoud|\\p{L}{0,6}beurt|keuring|underhåll|vedlikehold|vedligehold|eftersyn|huolto|przegląd|serwis|servis|prohlídka|údržba|bakım|karbantartás|szerviz)';

/** `zbliża się przegląd`, `onderhoud binnen 20 uur`, `service inom 20 h`. */
const services = anyOf(
  `(?:zbliża się|nadchodzi|nadchodzący|zaległy|blíží se|nadcházející|upcoming|overdue|prochaine?|próxim[ao]|prossim[ao]|nächste|anstehende|fällige|volgende|aankomende|nästa|kommande|neste|næste|seuraava|yaklaşan|közelgő|esedékes) ${servicing}`,
  `${servicing} (?:is |ist |est |är |er )?(?:due )?(?:in|within|binnen|inom|innen|inden|dans|entro|en|em|om|za|w ciągu) \\d{1,5}`,
  `(?:karbantartás|szerviz) (?:esedékes|szükséges|közeleg)|bakım (?:yaklaşıyor|yaklaştı)|huolto lähestyy|(?:service|underhåll) närmar sig`,
);

const papers =
  '(?:certificates?|certifications?|licen[cs]e|insurance|registration|permit|warranty|subscription|zertifikat|bescheinigung|führerschein|versicherung|tüv|uvv|lizenz|abonnement|certificat|assurance|permis|vgp|certificado|seguro|licencia|permiso|itv|suscripción|licença|licenciamento|assinatura|certificato|assicurazione|patente|patentino|abbonamento|certificaat|verzekering|rijbewijs|certifikatet?|försäkringen?|besiktningen?|sertifikatet?|forsikringen?|certyfikat|ubezpieczenie|uprawnienia|abonament|certifikát|pojištění|osvědčení|sertifika\\p{L}{0,4}|sigorta\\p{L}{0,4}|muayene|tanúsítvány|biztosítás)';

/** `Operator certificate expires in 10 days`, `Versicherung läuft ab`. */
const expiries = anyOf(
  `${papers} (?:\\p{L}{1,12} ){0,3}(?:expir\\p{L}{1,6}|lapse[sd]?|läuft|abgelaufen|endet|échéance|vence|vencid[oa]|caduca|caducad[oa]|scade|scadut[oa]|scadenza|verloopt|verlopen|löper ut|går ut|utløper|udløber|wygas\\p{L}{1,3}|upływa|vyprší|končí|doluyor|bitiyor|lejár)`,
);

/** `Software update available`; that one failed or is required is a fault. */
const updates = anyOf(
  `(?:software|firmware|map|ota)[- ](?:update|upgrade)s? (?:is |are |now )?(?:available|ready|scheduled|completed?|installed|successful)|new (?:software|firmware) (?:version )?(?:available|released)`,
  `(?:software|firmware)-?(?: |)(?:update|aktualisierung|version) (?:ist )?(?:verfügbar|bereit|installiert|beschikbaar)`,
  `mise à jour (?:\\p{L}{2,12} ){0,2}disponible|(?:actualización|atualização|aggiornamento) (?:\\p{L}{2,12} ){0,3}(?:disponible|disponível|disponibile)`,
  `\\p{L}{0,9}(?:uppdatering|oppdatering|opdatering) (?:finns |er |är )?(?:tillgänglig|tilgjengelig|tilgængelig)|päivitys saatavilla|aktualizacja (?:\\p{L}{2,16} )?dostępna|aktualizace (?:\\p{L}{2,12} )?(?:k dispozici|dostupná)|güncelleme (?:mevcut|hazır)|frissítés (?:elérhető|érhető el)`,
);

/** `Pre-start checklist not completed`. */
const checklists = anyOf(
  `check-?lists?|checkliste|lista de (?:verificación|comprobación|chequeo|verificação)|liste de (?:contrôle|vérification)|lista (?:di controllo|kontrolna)|controlelijst|checklista|sjekkliste|tjekliste|tarkistuslista|kontrolní seznam|kontrol listesi|ellenőrző lista`,
  `(?:pre-?start|pre-?use|pre-?shift|walk-?around) (?:check|inspection) (?:is |was )?(?:not|missing|missed|overdue|incomplete)`,
);

const anywhere = [movement, zones, speeds, usage, trackers, services, expiries, updates, checklists] as const;

/** What is a notice only where nothing but a machine's name or a figure follows: `Key on`, `Towing`, `Wartung AT-06`, `Engine start`. */
const alone = new RegExp(
  `^(?:(?:the )?(?:key|ignition)(?: was| is)? (?:left |turned |switched )?(?:on|off)|engine (?:on|start(?:ed)?)|engine (?:turned|switched) on|tow(?:ing|ed)?|vol|${servicing}|zündung (?:ein|aus|an|eingeschaltet|ausgeschaltet)|motor (?:gestartet|eingeschaltet)|motorstart|(?:contact|moteur) (?:mis|allumé|démarré)|démarrage (?:du )?moteur|mise (?:du|en) contact|encendido|arranque(?: del? motor)?|motor (?:encendido|arrancado|ligado|startad|startet|gestart)|(?:llave|contacto) (?:puest[ao]|dad[oa])|ignição (?:ligada|desligada)|(?:quadro|chiave|motore) (?:acceso|inserita|avviato)|avviamento motore|contact (?:aan|uit)|tändning (?:på|av)|tenning (?:på|av)|zapłon (?:włączony|wyłączony)|uruchomienie silnika|zapalování (?:zapnuto|vypnuto)|start motoru|kontak (?:açıldı|kapandı|açık)|motor çalıştı|gyújtás (?:be|ki)kapcsolva)(?:[ :,–-]{1,3}(?=\\S{0,12}\\d)[\\p{L}\\d-]{2,12})?[.!]?$`,
  'iu',
);

/**
 * What trackers call the events of a machine that is sound, where nothing else is said: `Driver login`, `Gateway lost`, `Refuel`,
 * `Daily summary`, `Rental end`.
 */
const event = new RegExp(
  `^(?:${[
    '(?:driver|operator|user) (?:log ?in|log ?out|log ?on|log ?off|logged (?:in|out)|sign ?in|sign ?out|identified|changed?)',
    '(?:access|start|login) (?:denied|granted|refused)',
    '(?:device|gateway|modem|terminal|tracker|telematics|asset) (?:is )?(?:lost|offline|online|silent|disconnected|unplugged|removed|inactive|no signal)',
    'no (?:communication|contact|gps|gps signal|gps fix|coverage|report)(?: alert)?',
    '(?:external |main |mains |device |tracker )?power (?:cut|disconnected|removed|unplugged|restored)',
    '(?:device |tracker |gps )?(?:tamper|tampering|jamming)(?: detected| alert)?',
    '(?:fuel )?(?:refuel|refuell?ing|refill|filling|fill up|fuel up)(?: detected| event)?',
    'fuel (?:drop|drain|theft|filled|added|level drop)(?: detected| alert)?',
    '(?:daily|weekly|monthly) (?:summary|report|digest|usage|utili[sz]ation)',
    'utili[sz]ation(?: (?:report|summary|alert))?',
    '(?:panic|sos)(?: (?:button|alarm|alert))?(?: pressed)?',
    '(?:sim )?roaming(?: (?:started|ended|on|off))?|sim (?:changed?|removed|swapped)',
    '(?:rental|rent|hire|shift|work ?day|lease) (?:start(?:ed)?|end(?:ed)?|overdue|expired)',
    '(?:unauthori[sz]ed|off ?hours?|after ?hours) (?:use|usage|start|movement|operation)',
    '(?:movement|motion|tow|towing|theft)(?: (?:detected|start(?:ed)?|stop(?:ped)?|alert|alarm))?',
  ].join('|')})[.!]?$`,
  'i',
);

/** Any of some phrases, as words of their own. */
function anyOf(...phrases: readonly string[]): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'iu');
}
