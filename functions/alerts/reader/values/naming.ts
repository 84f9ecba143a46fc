import type { ValueClaim } from '../claims.ts';
import type { Line } from '../lines.ts';
import { firstIn, type Source } from '../marks.ts';
import { endOf, firstWordFrom, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import { isOwnersName } from './owners-names.ts';
import { isPlainWord } from './plain-words.ts';

/*
 * Sentences that say what a machine is called: `the crew named her Lady Di`, `known in the yard as Goliath`, `we have it down as
 * SK-9`, `its name in our list is TRENCH-3`, `stencilled FB 22 on the counterweight`, `that says "Dumpy" on the bonnet`. A word
 * leads to the name, or the place where it is painted comes after it.
 */

/** The owner's name that a word leads to, or that stands before the place where it is painted. */
export function nameLedBy(source: Source, word: number, line: Line): ValueClaim | undefined {
  const { scan, text } = source;
  const known = scan.words[word] ?? -1;
  if (known < 0) return undefined;
  const [start, end] = [startOf(scan, word), endOf(scan, word)];
  const painted = places[known] === 1 ? paintedBefore(source, start, line) : undefined;
  if (painted) return painted;
  const listed =
    lists[known] === 1 ? inList.exec(text.slice(end, Math.min(line.end, end + 24)))?.[0] : undefined;
  if (listed !== undefined) return nameAt(source, end + listed.length, line.end, true, true);
  const names = namingWords[known] === 1;
  const enters = listingWords[known] === 1;
  const paints = paintingWords[known] === 1;
  const isNoun = nameNouns[known] === 1 || numberNouns[known] === 1;
  if (!names && !enters && !paints && !isNoun && sayingWords[known] !== 1) return undefined;
  const after = text.slice(end, Math.min(line.end, end + 64));
  const led = names || enters || paints ? ledAs.exec(after)?.[0] : undefined;
  if (led !== undefined) return nameAt(source, end + led.length, line.end, true, true);
  // `we called Steve`, `the driver called Bob`
  // `Foreman calls her Gladys` is no person's.
  const isOfPerson = names && ofPerson.test(text.slice(Math.max(line.start, start - 24), start));
  if (isOfPerson && !calledIt.test(after)) return undefined;
  const linked = (isNoun || paints ? nounIs : names ? calledIt : undefined)?.exec(after)?.[0];
  const isNumber = numberNouns[known] === 1;
  // `My name is Joe Smith`, `site name: Eagle Ridge`
  if (nameNouns[known] === 1 && ofOther.test(text.slice(Math.max(line.start, start - 16), start)))
    return undefined;
  // `Contract ref: RC-22`, `the order number is 4412`
  if (linked !== undefined && (!isNumber || isOwners(source, word, line))) {
    const name = nameAt(source, end + linked.length, line.end, !isNumber, true);
    // `Our reference: SC-2026-88120`: a ticket's.
    return references[known] === 1 && name?.field === 'unit' && !isOwnersName(name.value) ? undefined : name;
  }
  if (isNumber && isOwners(source, word, line))
    return nameAt(source, end + (dotted.exec(after)?.[0].length ?? 0), line.end, false, true);
  const lead = directly.exec(after);
  if (!lead) return undefined;
  const numbered = paints || lead[1] !== undefined || isNumber;
  const isNamed =
    (names && (called[known] === 1 || whom.test(text.slice(Math.max(line.start, start - 32), start)))) ||
    nameNouns[known] === 1;
  if (isNumber && !stickers.has(text.slice(start, end).toLowerCase())) return undefined;
  return nameAt(source, end + lead[0].length, line.end, isNamed, numbered || isNamed);
}

/** `company number RT100-4`, `, nr 5,`, `rig number 6`: whose number it is, or a part of a sentence that is nothing else. */
function isOwners({ scan, text }: Source, word: number, line: Line): boolean {
  const start = startOf(scan, word);
  const before = text.slice(Math.max(line.start, start - 16), start);
  if (/[,(]\s?$/.test(before)) return !ofWorker.test(before);
  // `Number 23 is the one.`
  if ((start === line.start || /[.!?]\s$/.test(before)) && isSubject.test(text.slice(start, start + 24)))
    return true;
  if (word <= line.from || !before.endsWith(' ')) return false;
  const known = scan.words[word - 1] ?? -1;
  return known >= 0 && (ownersWords[known] === 1 || ((scan.bits[word - 1] ?? 0) & may.kind) !== 0);
}

/** `R-88 on the hood`, `TG-1 written on the tub`, `with 44 on the door`. */
function paintedBefore(source: Source, at: number, line: Line): ValueClaim | undefined {
  const from = Math.max(line.start, at - 72);
  const match = onPlace.exec(source.text.slice(from, at));
  if (!match?.[1]) return undefined;
  const start = from + match.index + match[0].indexOf(match[1]);
  return claimOf(source, match[1].replace(/^["“„«]|["”“»]$/g, ''), start + Number(/^["“„«]/.test(match[1])));
}

/** A name as owners give them: in quotation marks, letters and figures, a mere number (`bare`), or a few words written large (`words`). */
function nameAt(
  source: Source,
  at: number,
  to: number,
  words: boolean,
  bare: boolean,
): ValueClaim | undefined {
  const window = source.text.slice(at, Math.min(to, at + 48));
  const quoted = inQuotes.exec(window);
  const inside = quoted?.[1] ?? quoted?.[2];
  if (quoted && inside) return claimOf(source, inside, at + quoted[0].indexOf(inside));
  const numbered = bare ? withNumber.exec(window) : null;
  if (numbered?.[1]) {
    const start = at + numbered[0].length - numbered[1].length;
    return measure.test(window.slice(numbered[0].length)) ? undefined : claimOf(source, numbered[1], start);
  }
  const large = words ? inWords.exec(window)?.[1] : undefined;
  if (!large || noNames.test(large)) return undefined;
  // `Yard Loader`: a label's word, beside a kind of machine.
  const last = source.scan.bits[firstWordFrom(source.scan, at + large.lastIndexOf(' ') + 1)] ?? 0;
  const isKind = large.includes(' ') && (last & (may.kind | may.machineType)) !== 0;
  return isKind || isOwnersName(large) ? claimOf(source, large, at, true) : undefined;
}

function claimOf(
  source: Source,
  value: string,
  start: number,
  sure = isOwnersName(value),
): ValueClaim | undefined {
  const { marks } = source;
  const end = start + value.length;
  if (firstIn(marks.codes, start, start + 1) || firstIn(marks.hours, start, end)) return undefined;
  // `24V on the door`, `555-0100`
  if (/^\d{1,4}(?:V|A|W|T|L|KW|HP|PSI|BAR)$|^\d{3}-\d{4}$/.test(value)) return undefined;
  if (firstIn(marks.dates, start, end) || (!sure && isPlainWord(value))) return undefined;
  return { field: 'unit', value, start, end, confidence: 0.66 };
}

/** Words that give a name: what comes after them may be words alone. */
const namingWords = setOfWords(
  `call calls called calling name names named nickname nicknamed nicknames dubbed christened label labels labelled labeled
  known alias aka goes answers baptised baptized titled nick nennen nennt genannt heißt getauft appelons appelle appelée appelé
  surnommée surnommé baptisée llamamos llama llamada llamado apodada apodado bautizada bautizado chamamos chama chamada chamado
  apelidada apelidado chiamiamo chiama chiamata chiamato soprannominata battezzata noemen noemt genaamd heet gedoopt bijgenaamd
  kallar kallad kallas heter döpt kaller kalles kalt heter kalder kaldes kaldet hedder nazywamy nazwana zwana zwany nazywa
  říkáme zvaná zvaný jmenuje kutsumme nimeltään diyoruz adlı`,
);
/** Of them those after which the name stands at once. */
const called = setOfWords(
  `called named nickname nicknamed dubbed christened labelled labeled alias aka baptised baptized titled genannt getauft appelée
  appelé surnommée surnommé baptisée llamada llamado apodada apodado chamada chamado apelidada apelidado chiamata chiamato
  genaamd bijgenaamd kallad heter kalt kaldet hedder nazwana zwana zwany zvaná zvaný jmenuje heißt heet`,
);
/** Words that enter a machine in a list, or say under what it goes. */
const listingWords = setOfWords(
  `list lists listed rent rents rented hire hired run runs running book books booked enter entered register registered record
  recorded file filed have got down carry carries carrying wear wears wearing bear bears bearing use geführt läuft trägt porte
  inscrite lleva porta scritta leva draagt bär bærer`,
);
/** Words that paint a number on it. */
const paintingWords = setOfWords(
  `tag tags tagged mark marks marked paint painted stencil stencilled stenciled numbered lettered badged sprayed branded
  beschriftet lackiert numérotée numéroté marquée marqué rotulada rotulado pintada pintado marcada numerata numerato numerada
  numerado gemerkt genummerd märkt målad merket malt mærket malet`,
);
const sayingWords = setOfWords(`say says saying reading reads`);
const nameNouns = setOfWords(
  `name nickname nick handle callsign alias spitzname surnom apodo apelido soprannome bijnaam smeknamn kallenavn kælenavn
  lempinimi przezwisko přezdívka naam nom nombre nome namn navn nimi nazwa jméno`,
);
/** What bears a number, or what it is itself called. */
const numberNouns = setOfWords(
  `number no nr num sticker decal tag nummer numéro número numero ref reference hood door plate`,
);
const references = setOfWords(`ref reference`);
/** Whose number it is, or of which list. */
const ownersWords = setOfWords(
  `our my their his her its the company firm farm town city county district rig fleet plant truck shop yard mine pit own
  internal inhouse new now hire rental machine unit asset vehicle equipment inventory`,
);
/** `Driver (no. 4090): …` */
const ofWorker =
  /(?:driver|operator|mechanic|fitter|technician|tech|foreman|dispatcher|caller|employee|crew|fahrer|fører|chauffeur)\s?[,(]\s?$/iu;
const isSubject =
  /^(?:number|no|nr|nummer|numéro|número|numero)\.?\s#?\d{1,5}\s(?:is|has|was|went|shows?|stopped|quit)\s/iu;
const dotted = /^\.?[:\s]\s?/;
const stickers = new Set(['sticker', 'decal']);
/** Where owners paint numbers. */
const places = setOfWords(
  `hood bonnet door doors side sides boom tub cab counterweight roof bucket tailgate fender mast dash
  window windshield windscreen tür haube capot porte portière capó puerta cofano porta motorkap deur dörr motorhuv dør`,
);

/** `In our system it is M-210-2`: where owners enter their machines. */
const lists = setOfWords(`system list roster books register sheet inventory spreadsheet planner`);
const inList = /^,?\s(?:it|she|he|this one|that one|the machine)(?:['’]s| is| goes by)\s/;

const ofOther =
  /(?<!\p{L})(?:my|your|whose|user|first|last|full|site|project|job|customer|client|company|dealer|driver|operator|contact|brand|model|street|place|file|rule|mein|mon|mi|il mio|meu|mijn|mitt)\s$/iu;
/** `which everyone here calls Orange Crush` */
const whom = /[\s,(](?:which|that|whom|die|den|dat|que|som|che)\s(?:[\p{L}'’]{1,12}\s){1,3}$/u;
const ofPerson =
  /(?<!\p{L})(?:operators?|drivers?|guys?|man|woman|lady|someone|somebody|tech|mechanic|foreman|fitter|boss|customer|dealer|i|he|she|have|has|had|just|please|to|fahrer|chauffeur|conducteur|operador|autista)\s(?:was\s|is\s)?$/iu;
/** `… down as`, `in the yard as`, `goes by the name of`. */
const ledAs =
  /^(?:\s(?!low|high|much|many|well|soon|far|long|same|such)[\p{Ll}'’]{1,12}){0,5}?\s(?:as|als|comme|como|come|som|jako|by the name of|under|unter)\s(?:(?:the |our |its |her |his )?(?:fleet |unit |asset |machine |internal )?(?:name|number|no\.|nr\.?|nummer|numéro|número|numero)\s)?(?=["“„«‘'#\p{Lu}\d])/u;
const calledIt =
  /^\s(?:it|her|him|them|this one|that one|ours|mine|(?:the|this|our) \p{Ll}{3,12}|sie|ihn|es|hem|haar|het|den|det|dem|ją|go|jí|mu)\s(?=["“„«‘'#\p{Lu}\d])/u;
const nounIs =
  /^(?:[:=]\s?|\s(?:(?!and|or|but|of)[\p{Ll}'’]{1,12}\s){0,4}?(?:is|was|reads?|says?|ist|lautet|est|es|è|é|är|er|jest|je|on|=)[:,]?\s(?:now\s)?)(?=["“„«‘'#\p{Lu}\d])/u;
/** `named Trench Queen`, `carries our number P47`, `painted with 12`. */
const directly =
  /^,?\s(?:(?:with|mit|avec|con|com|met|med|by)\s)?(?:(?:the |our |your |my |a )?((?:fleet |unit |asset |machine |plant |internal )?(?:number|no\.|nr\.?|nummer|numéro|número|numero|sticker|decal))\s)?(?=["“„«‘'#\p{Lu}\d])/u;
const onPlace =
  /(?:^|[\s(])(?<!\b(?:at|of|on|from|to)\s)(["“„«][^"“”»\n]{2,24}["”“»]|(?=[\p{L}/-]{0,6}\d)#?[\p{Lu}\d][\p{Lu}\d/-]{0,8}(?:\s\d{1,4})?)\s(?:(?:is\s)?(?:painted|written|stencill?ed|sprayed|lettered|marked|stuck)\s)?(?:in big (?:\p{L}{3,8}\s)?(?:letters|numbers)\s)?(?:on|auf|sur|en|no|na|sul|sulla|op|på)\s(?:the |its |her |his |der |die |dem |le |la |el |de |het |l['’])?$/u;

const inQuotes =
  /^(?:["“„«]\s?([\p{L}\d][^"”“„«»\n]{0,23}?)[.,]?\s?["”“»]|['‘’](\p{Lu}[^'’\n]{1,23}?)[.,]?['’](?!\p{L}))/u;
const withNumber =
  /^(?:#|no\.?\s|nr\.?\s|number\s)?((?=[\p{L}\d/'’-]{0,8}[\d /-])(?:\p{Lu}[\p{Lu}\d]{0,6}(?:[-/](?=[\p{Lu}\d/-]{0,9}\d)[\p{Lu}\d]{1,5}){1,2}(?:-\p{Lu}{1,2})?|(?=\p{Lu}{1,5}\d)[\p{Lu}\d]{2,7}|\p{Lu}{1,5} \d{1,4}|\d{1,6}(?:[-/]\p{Lu}?\d{1,4}\p{Lu}?|-\p{Lu}{1,6}|\p{Lu})?|\p{Lu}[\p{Ll}'’]{1,14}(?: \p{Lu}[\p{Ll}'’]{1,14}){0,2}[ -]#?\d{1,4}))(?![\p{L}\p{N}]|[-/.,:]\d)/u;
const inWords =
  /^(\p{Lu}[\p{L}'’-]{1,14}(?: (?:(?:of|the|de|la|von) )?\p{Lu}[\p{L}'’-]{0,14}){0,3})(?![\p{L}\p{N}])/u;
const measure =
  /^\s?(?:%|°|h|hrs?|hours?|km|mi|miles?|min|rpm|psi|bar|times?|o['’]clock|dot|point|a\.?m|p\.?m|st|nd|rd|th|days?|weeks?|of)(?!\p{L})/iu;
const noNames =
  /^(?:I|It|He|She|We|You|They|This|That|There|Please|Mr|Mrs|Ms|Dr|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:day)?(?= |$)/u;
