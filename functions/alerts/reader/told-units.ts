import type { ValueClaim } from './claims.ts';
import { isFaultTitle } from './fault-titles.ts';
import { has, type Line, mayHave, sign } from './lines.ts';
import type { Source } from './marks.ts';
import { endOf, firstWordFrom, hasBits, matchAtWord, type Scan, scan, startOf } from './scan.ts';
import { isNumberedName, isOwnersName } from './values/owners-names.ts';
import { isPlainWord } from './values/plain-words.ts';
import { may, setOfWords } from './vocabulary.ts';
import { labelAt } from './words/labels.ts';

/*
 * What prose calls the machine: its owner's name or number for it, in quotation marks, after what leads to it (`we call
 * it Stubby`), beside its kind (`the dumper D-6`), or as the one of whom a fault is told (`Blue loader has a new fault`).
 */

/** Names that owners give: in quotation marks, or as the one who `has a new fault`. */
export function namesOf(
  source: Source,
  line: Line,
  from: number,
  to: number,
  claims: readonly ValueClaim[],
  ofMachine: boolean,
): ValueClaim[] {
  const { text } = source;
  const names: ValueClaim[] = [];
  if (ofMachine && (has(line, sign.quote) || text.slice(from, Math.min(to, from + 200)).includes('«'))) {
    const quoted = /(?:^|[\s,(])["“„«]\s?([\p{L}\p{N}][\p{L}\p{N} #&'./-]{0,30})["”“»](?=[\s,).;:]|$)/u.exec(
      text.slice(from, to),
    );
    const isTold =
      quoted &&
      claims.some(
        ({ field, start }) =>
          // `has shown an "SDLC 4471"`
          (field === 'description' || field === 'code') && Math.abs(start - from - quoted.index) <= 3,
      );
    if (
      quoted?.[1] &&
      !isTold &&
      // `"Go nine."` is said, `"BCU 0x7E0F"` shown.
      !/[.!?]$|0x[\dA-F]/.test(quoted[1]) &&
      // `Answer only with "done".`
      !/^[\p{Ll}\s]+$/u.test(quoted[1]) &&
      !isPlainWord(quoted[1]) &&
      !isFaultTitle(quoted[1]) &&
      !namesOther.test(text.slice(from, from + quoted.index + 1))
    ) {
      const start = from + quoted.index + quoted[0].indexOf(quoted[1]);
      const value = quoted[1].trim();
      names.push({ field: 'unit', value, start, end: start + value.length, confidence: 0.75 });
    }
  }
  const head = text.slice(from, Math.min(to, from + 200));
  const ticked = head.includes('`') ? /`([\p{L}\p{N}][\p{L}\p{N} #.-]{1,24})`/u.exec(head) : null;
  if (ticked?.[1] && /\d/.test(ticked[1])) {
    const start = from + ticked.index + 1;
    names.push({ field: 'unit', value: ticked[1], start, end: start + ticked[1].length, confidence: 0.55 });
  }
  const called = mayHave(line, may.called)
    ? matchAtWord(source.scan, text.slice(from, to), from, callingWords, calledSo)
    : null;
  if (called?.[1]) {
    const start = from + called.index + called[0].length - called[1].length;
    names.push({ field: 'unit', value: called[1], start, end: start + called[1].length, confidence: 0.7 });
  }
  names.push(...numberedKinds(source, from, to));
  const signed = ofMachine && has(line, sign.digit) ? signedName(source, from, to) : undefined;
  if (signed) names.push(signed);
  const alerted =
    to - from < 120 && has(line, sign.digit)
      ? matchAtWord(source.scan, text.slice(from, to), from, alertWords, alertFor)
      : null;
  // `melding door uw machine verreiker 31`, `Alert on your rental 0977`: whose it is, is no part of the name.
  const named = alerted?.[1]?.replace(ownersLead, '') ?? '';
  if (
    alerted &&
    (ownNumberAlone.test(named) ||
      (/\d/.test(named) && (/\p{L}/u.test(named) || named !== alerted[1]) && !isPlainWord(named)))
  ) {
    const start = from + alerted.index + alerted[0].lastIndexOf(named);
    names.push({ field: 'unit', value: named, start, end: start + named.length, confidence: 0.55 });
  }
  if (!mayHave(line, may.verb)) return names;
  let begin = from;
  while (begin < to && text[begin] === ' ') begin += 1;
  const lead = beforeColon.exec(text.slice(begin, Math.min(to, begin + 32)))?.[0].length ?? 0;
  const told = nameAndVerb.exec(text.slice(begin + lead, Math.min(to, begin + lead + 130)));
  const subject = told?.[1] && lead > 0 && !isNumberedName(told[1]) ? null : told;
  begin += subject ? lead : 0;
  // `Big Bertha's ECM has logged …`: whose part it is.
  const name = subject?.[1]?.replace(ofItsPart, '') ?? '';
  // `High Engine Coolant Temperature raised Sep 3`
  const isTitle = !/\d/.test(name) && / .* /.test(name) && isPlainWord(name);
  if (subject && name !== '' && !isTitle && !noName.test(name) && isNameLike(name)) {
    const start = begin + subject[0].indexOf(name);
    const end = start + name.length;
    const isMachine = claims.some(
      (claim) => claim.field === 'brand' && claim.start >= start && claim.start <= end,
    );
    if (!isMachine && !hasBits(source.scan, start, end, may.provider))
      names.push({ field: 'unit', value: name, start, end, confidence: 0.65 });
  }
  return names;
}

/** `the dumper D-6`, `l'engin PEL-14`, `Track loader No. 45`, `the #22 loader`: the owner's number beside the kind of machine. */
function numberedKinds(source: Source, from: number, to: number): ValueClaim[] {
  const { text, scan: scanned } = source;
  for (
    let word = firstWordFrom(scanned, from);
    word < scanned.count && startOf(scanned, word) < to;
    word += 1
  ) {
    const bits = scanned.bits[word] ?? 0;
    if ((bits & (may.machineType | may.label)) === 0) continue;
    const [at, after] = [startOf(scanned, word), endOf(scanned, word)];
    const isKind = (bits & may.machineType) !== 0;
    const label = isKind ? undefined : labelAt(scanned, word, to);
    const isFleet = label?.label.phrase === 'fleet';
    if (!isKind && !isFleet && label?.label.field !== 'machine' && label?.label.field !== 'unit') continue;
    const end = label?.end ?? after;
    const number = ownNumber.exec(text.slice(end, Math.min(to, end + 24)));
    if (number?.[1]) {
      const start = end + number[0].length - number[1].length;
      const confidence = /^\p{L}+-/u.test(number[1]) ? 0.6 : 0.48;
      return [{ field: 'unit', value: number[1], start, end: start + number[1].length, confidence }];
    }
    const before = isKind
      ? /(?:^|\s)(#\d{1,5}) $/.exec(text.slice(Math.max(from, at - 8), at))?.[1]
      : undefined;
    if (before)
      return [{ field: 'unit', value: before, start: at - 1 - before.length, end: at - 1, confidence: 0.6 }];
  }
  const stretch = text.slice(from, Math.min(to, from + 300));
  const told = matchAtWord(scanned, stretch, from, owningWords, toldNumber);
  const value = told?.[1] ?? told?.[2] ?? told?.[3];
  if (!told || value === undefined) return [];
  const start = from + told.index + told[0].length - value.length;
  return [{ field: 'unit', value, start, end: start + value.length, confidence: 0.6 }];
}

/** `, #MX169`, `. #Goliath`: what a sign says to be a number or a name, in a part of its own. */
function signedName({ text, scan: scanned }: Source, from: number, to: number): ValueClaim | undefined {
  const found = afterSign.exec(text.slice(from, Math.min(to, from + 600)));
  const value = found?.[1];
  if (!found || value === undefined || !isOwnersName(value)) return signedNumber(text, from, to);
  const end = from + found.index + found[0].length;
  const start = end - value.length;
  if (hasBits(scanned, start, end, may.brand | may.machineType | may.provider)) return undefined;
  return { field: 'unit', value, start, end, confidence: 0.5 };
}

/** `Got a SPN 1761 FMI 1 on #84.`: the owner's number of the one that has it. */
function signedNumber(text: string, from: number, to: number): ValueClaim | undefined {
  const found = onNumber.exec(text.slice(from, Math.min(to, from + 300)));
  const value = found?.[1];
  if (!found || value === undefined) return undefined;
  const end = from + found.index + found[0].length;
  return { field: 'unit', value, start: end - value.length, end, confidence: 0.5 };
}

const onNumber =
  /(?<!(?:line|page|step|road|route|highway|hwy|exit|lot|gate|pit|site|job|plot|floor|channel) )(?<!\p{L})(?:on|from|for) #(\d{1,5})(?=[,;:)]|\.(?:\s|$)|\s(?!(?:st|street|rd|road|ave|exit|highway|hwy)(?!\p{L}))|$)/iu;
const afterSign =
  /(?:^\s?|[,;|(]\s?|\s[-–—/·•]\s|\.\s)#(\p{Lu}{1,4}-?\d{1,5}|\p{Lu}\p{Ll}{3,14}(?: \p{Lu}\p{Ll}{2,14})?)(?=\s?[,;|)]|\.(?:\s|$)|\s[-–—/·•]|$)/u;

const ownNumber =
  /^s?\s[*"“„«(]{0,3}(\p{Lu}{1,5}-\d{1,5}(?:\p{Lu}|-\d{1,3})?|\d{2,3}-\d{3}|(?:#|No\. ?|Nr\. ?|n° ?)\d{1,5})(?![\p{L}\p{N}-])/u;

/** `notre n° TEL-08`, `our number 14`, `onze nummer 207`, `(onze 1407)`, `our RT-88`. */
const toldNumber =
  /(?<=[\s(])(?:our|notre|unsere?|nuestr[oa]|noss[oa]|onze?|vår|vores|nostr[oa]|nasz[ae]?|naše?) (\p{Lu}{1,4}-\d{1,4}|#?\d{1,5}(?=\)))(?![\p{L}\p{N}-])|(?<=^|[\s(,])(?:our|notre|unsere?|nuestr[oa]|noss[oa]|onze?|vår[t]?|vores|nostr[oa]|nas[zs]e?) (?:internal |interne |interno )?(?:n[°ºo]\.?|nr\.?|nummer|number|numéro|número|numero|č\.|#|ref\.?|réf\.?) ?((?=[\p{L}-]{0,6}\d)[\p{L}\d][\p{L}\d-]{0,9})(?![\p{L}\p{N}-])|(?<=\()(?:customer|client|kunden?)(?:\s|-)?(?:no|nr|n°|number|ref)\.? ?(\p{L}{1,5}-\d{1,5})(?![\p{L}\p{N}-])/iuy;
/** The first words of all that it begins with, where alone it is looked for: whose number it is. */
const owningWords = setOfWords(
  `our notre unser unsere nuestro nuestra nosso nossa onz onze vår vårt vores nostro nostra nasz nasza nasze nas naš naše customer
  client kunde kunden customerno customernumber clientno kundennr kundenr kundenummer`,
);

/** `RED alert for Scraper Tractor 3`, at the end of a line. */
const alertFor =
  /(?:\b(?:alert|alarm|notification|fault|event|warning|notice|caution|update|exception|message)s?(?: (?:update|summary|report|notice|event|code|status|alert|notification))?(?: (?:for|on|from)|:)|(?<=^|\s)(?:avviso|allarme|errore|errori|codice|aviso|alarma|falla|alerta|alarme|falha|défaut|alerte|panne|störung|meldung|fehler|warnung|hinweis|storing|melding|larm|fel|feil|fejl|varning|advarsel|waarschuwing|avertissement|avvertimento|advertencia|varoitus|ostrzeżenie|alarmas|usterka|awaria|błąd|porucha|závada|varování|hiba|arıza|uyarı|предупреждение|ошибка|неисправность|авария|ilmoitus|hälytys|vikailmoitus)(?!\p{L})[\p{L} ]{0,20} (?:koneesta|koneelta|yksiköstä|door|durch|par|por|van|fra|från|von der|del|de|dal|dalla|da|u|od|z|ze|от|на|с|stroje|maszyny|su|sul|sulla|en|em|no|na|sur|an|auf|von|zu|bei|op|på|för|for))(?: (?:unit|asset|machine))? ["“*`]?((?:\p{Lu}|\d{3}-)[\p{L}\p{N}#-]{0,14}(?: [\p{Lu}\d#][\p{L}\p{N}-]{0,14}){0,3})["”*`]?[.:!]?$/iuy;
/** The first words of all that it begins with: it is looked for at these alone. */
const alertWords = setOfWords(
  `alert alerts alarm alarms notification notifications fault faults event events warning warnings notice notices caution cautions
  update updates exception exceptions message messages avviso allarme errore errori codice aviso alarma falla alerta alarme falha
  défaut alerte panne störung meldung fehler warnung hinweis storing melding larm fel feil fejl varning advarsel waarschuwing avertissement avvertimento advertencia varoitus ostrzeżenie usterka awaria błąd porucha závada varování hiba arıza uyarı
  предупреждение ошибка неисправность авария ilmoitus hälytys vikailmoitus`,
);

const ownersLead =
  /^(?:(?:your|our|the|uw|onze?|ihre[mnr]?|unsere[mnr]?|votre|notre|su|nuestr[oa]|sua|noss[oa]|vostr[oa]|nostr[oa]|din|er|vår)\s)(?:(?:machine|unit|asset|rental|maschine|gerät|fahrzeug|máquina|equipo|macchina|mezzo|maskin|kone)\s)?(?=\S)/iu;

/** `Alert for 457-22`: no code, which has its letters or its words. */
const ownNumberAlone = /^\d{3}-\d{2}$/;

/** What is quoted after these is a site, a rule or a fault, and no machine. */
const namesOther =
  /\b(?:organi[sz]ation|company|customer|account|client|contractor|owner|firm|dealer|site|project|job|zone|rule|alert|group|area|geofence|says?|shows?|fault|alarm|code|message|reads?|titled|text|[Ww]as|[Ff]ormerly|[Pp]reviously|défaut|fallo|fehler)\W{0,3}$/;
/** Every word of a name is capitalised or has a digit, but for kinds of machine (`Blue loader`). */
function isNameLike(name: string): boolean {
  const scanned = scan(name);
  return name
    .split(' ')
    .every((word, index) => index === 0 || !/^\p{Ll}+$/u.test(word) || isKind(scanned, word));
}

function isKind(scanned: Scan, word: string): boolean {
  const at = scanned.text.indexOf(word);
  return ((scanned.bits[firstWordFrom(scanned, at)] ?? 0) & may.machineType) !== 0;
}

/** `which you call SSL 9`, `we call it Stubby`. */
const calledSo =
  /(?:(?:you|we|they|i|everyone|everybody|(?:crew|guys|boys|operators?|drivers?|lads|team)) calls? (?:it |her |him )?|(?:know(?:n)?|know it|know her) as |nicknamed |a\.?k\.?a\.? |goes by |wir nennen (?:sie|ihn|es) |genannt |(?:on|nous) l['’]appel(?:le|ons) |surnommée? |(?:le|la) decimos |l[oa] llamamos |llamad[oa] |apodad[oa] |chamamos de |chamad[oa] (?:de )?|apelidad[oa] (?:de )?|l[oa] chiamiamo |chiamat[oa] |(?:wij|we) noemen (?:hem|haar|het) |genaamd |vi kal(?:lar|der|ler) den |kallad |kaldet |nazywamy (?:ją|go) |zwan[ya] |říkáme (?:jí|mu) |zvan[ýá] )["“„«]?(\p{Lu}[\p{L}\p{N}-]{1,14}(?: [\p{Lu}\d][\p{L}\p{N}-]{0,10}){0,2})/uy;
/** The first words of all that it begins with, where alone it is looked for: who calls it so, or the word for that. */
const callingWords = setOfWords(
  `you we they i everyone everybody crew guys boys operator operators driver drivers lads team know known nicknamed a ak aka goes
  wir genannt on nous surnommé surnommée le la lo llamado llamada apodado apodada chamamos chamado chamada apelidado apelidada
  chiamato chiamata wij genaamd vi kallad kaldet nazywamy zwany zwana říkáme zvaný zvaná`,
);

/** `Action needed: CTL 86-2 has 2 active codes`: what stands before a colon says why it is written. */
const beforeColon = /^\p{Lu}[\p{L}’' ]{2,28}:\s/u;
const nameAndVerb =
  /^(?:(?:(?:[Yy]our|[Oo]ur|[Tt]he|la|die|el|le|a|o)\s)?(?:[Yy]our|[Tt]he|unit|machine|asset|vehicle|equipment|macchina|maschine|máquina|alert(?: for)?|attention|hello|hi)[:\s]\s?)?["“]?([\p{Lu}\p{N}][\p{L}\p{N}#&'./-]{0,20}(?: [\p{L}\p{N}#&'./-]{1,20}){0,3}?)["”]? (?:(?:just|now) )?(?:has|have|had|reported|is reporting|logged|triggered|raised|shows|is showing|recorded|registered|needs|requires|reports|sent|threw|throws|is throwing|popped|flagged|posted|tripped|meldet|a signalé|ha reportado|ha segnalato)\b/u;

const ofItsPart =
  /['’]s (?:ECM|ECU|engine|machine|monitor|controller|display|telematics|aftertreatment|computer)$/i;
const noName =
  /^(?:(?:d(?:ie|er|as|en|e)|l[ae]|les|el|los|il|lo|o|a|os|as|het|un[ae]?|une|ein[e]?|een|en|ett?)\s(?:maschine|gerät|fahrzeug|machine|engin|véhicule|máquina|equipo|macchina|mezzo|equipamento|materieel|maskin(?:en)?)|contract|agreement|rental|both|these|those|time|date|location|address|position|order|invoice|one|a|an|the|your|our|this|that|it|we|you|they|he|she|i|there|machine|unit|vehicle|asset|equipment|engine|system|telematics|service|customer|operator|driver|dealer|someone|following|new|please|hello|hi|dear|alert|fault|event|everyone|all|another|each|no|previously|recently|currently|last|first|also|now|user|display|monitor|screen|dash|dashboard|panel|cluster|badge|ticket|incident|case|account|tracker|invoice|caller|reporter|requester)\b|^(?:INC|REQ|RITM|CHG|TASK|SR|WO|PO|TKT|CS|SCTASK|PRB)\d{4,}|^\d{1,2}$|\d{7}|\b(?:your|our|machines?|system|team|portal|following)\b/i;
