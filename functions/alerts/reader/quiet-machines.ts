import { has, type Line, mayHave, partOfLine, sign } from './lines.ts';
import { firstIn, type Source } from './marks.ts';
import { startOf } from './scan.ts';
import { namesBrand } from './values/machines.ts';
import { may } from './vocabulary.ts';

/*
 * Machines that a digest names beside those with a fault, and of which it says that there is nothing: `EX-1 Kobelco SK210: no
 * faults`. What is told of them is not the others'.
 */

/** Sets the lines aside, and the sentences at the beginning or the end of a line, that tell of a machine without a fault. */
export function setQuietAside(source: Source, lines: readonly Line[]): void {
  const body = lines.filter((line) => line.role === 'body');
  for (const line of body) withoutQuietSentence(source, line);
  setHealthyAside(source, body);
  const named = body.map((line) => machineOn(source, line));
  const mentions = new Map<string | undefined, number>();
  for (const machine of named) mentions.set(machine, (mentions.get(machine) ?? 0) + 1);
  if (mentions.size < 2) return;
  const isQuiet = body.map((line, index) => {
    const machine = named[index];
    // `Kobelco SK210: no active faults` over `Kobelco SK210: P0087 stored`
    const isAlone = machine !== undefined && mentions.get(machine) === 1;
    if (!isAlone || tellsCode(source, line)) return false;
    if (saysQuiet.test(endOfLine(source, line))) return true;
    // `Kobelco SK210 EX-14, parked`, and its fault on the next line.
    const isLast = body[index + 1]?.paragraph !== line.paragraph;
    const isOfList = named[isLast ? index - 1 : index + 1] !== undefined;
    return isOfList && endsInState(source, line);
  });
  const isFaulty = (line: Line, index: number) =>
    named[index] !== undefined &&
    !isQuiet[index] &&
    (tellsCode(source, line) || mayHave(line, may.code | may.trouble | may.severity));
  if (!body.some(isFaulty)) return;
  for (const [index, line] of body.entries()) if (isQuiet[index]) line.role = 'aside';
}

/**
 * `[OK] S-1 JCB 3CX`, below it `[ALERT] S-2 Volvo L90H`: a list that says first how each machine is. The state is no part of what it
 * is called.
 */
function setHealthyAside(source: Source, body: readonly Line[]): void {
  const { text, scan } = source;
  const stated = body.flatMap((line) => {
    const lead = statesFirst.exec(text.slice(line.start, Math.min(line.end, line.start + 24)));
    return lead && machineOn(source, line) !== undefined
      ? [{ line, next: line.start + lead[0].length, isHealthy: lead[1] !== undefined }]
      : [];
  });
  if (!stated.some(({ isHealthy }) => isHealthy) || !stated.some(({ isHealthy }) => !isHealthy)) return;
  for (const { line, next, isHealthy } of stated)
    if (isHealthy && !tellsCode(source, line)) line.role = 'aside';
    else if (!isHealthy) Object.assign(line, partOfLine(scan, line, next, line.end));
}

const statesFirst =
  /^[[(]?(?:(ok(?:ay)?|healthy|normal|good|green|fine|clear|no fault|i\.?o\.?)|alert|alarm|fault|faulty|active|error|störung|fehler|alarme|alerta|défaut|falla|guasto|storing|fel)[\])]?(?:\s?[:|]\s{1,3}|\s{1,3}(?:[-–—]\s{1,3})?)(?=\S)/iu;

/** `The SK210 (EX-1) is fine. The HL960 (WL-2) shows P0087 …`: the line without its quiet sentence. */
function withoutQuietSentence(source: Source, line: Line): void {
  const { text, scan } = source;
  if (line.end - line.start > longestTold || !mayHave(line, may.brand) || !tellsCode(source, line)) return;
  for (const edge of text.slice(line.start, line.end).matchAll(sentenceEnd)) {
    const at = line.start + edge.index;
    const [first, last] = [partOfLine(scan, line, line.start, at), partOfLine(scan, line, at + 2, line.end)];
    const [one, other] = [machineOn(source, first), machineOn(source, last)];
    if (one === undefined || other === undefined || one === other) continue;
    const isQuiet = (part: Line) => !tellsCode(source, part) && saysQuiet.test(endOfLine(source, part));
    if (isQuiet(first)) Object.assign(line, last);
    else if (isQuiet(last) && !/\.\s/.test(text.slice(last.start, last.end))) Object.assign(line, first);
    else continue;
    return;
  }
}

const sentenceEnd = /\.(?=\s\p{Lu})/gu;
const longestTold = 600;
/** Characters at the end of a line in which it says so, with a point behind. */
const longestEnd = 90;

/** A line's maker and the word behind it, folded. */
function machineOn({ text, scan }: Source, line: Line): string | undefined {
  if (has(line, sign.tab) || !mayHave(line, may.brand) || !namesBrand(scan, line.start, line.end))
    return undefined;
  for (let word = line.from; word < line.to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.brand) === 0) continue;
    const at = startOf(scan, word);
    const name = /^\S{1,24}(?:\s\S{1,24})?/.exec(text.slice(at, Math.min(line.end, at + 50)))?.[0] ?? '';
    return name.replace(/[^\p{L}\p{N} ]/gu, '').toLowerCase();
  }
  return undefined;
}

function tellsCode({ marks }: Source, line: Line): boolean {
  return firstIn(marks.codes, line.start, line.end) !== undefined;
}

function endOfLine({ text }: Source, { start, end }: Line): string {
  return text.slice(Math.max(start, end - longestEnd), end);
}

/** `Kobelco SK210, EX-14, parked`, with nothing before it of a fault. */
function endsInState(source: Source, line: Line): boolean {
  const words = endOfLine(source, line);
  const state = saysState.exec(words);
  if (!state) return false;
  const before = partOfLine(source.scan, line, line.start, line.end - words.length + state.index);
  return !mayHave(before, may.trouble | may.severity);
}

const nothing = `(?:no|zero|0|without|keine?|ohne|aucune?|pas de|sans|sin|sem|senza|nessun[oa]?|geen|zonder|inga|utan|ingen|uten|uden|brak|bez|žádné|ei) (?:(?:active|open|current|new|other|fault|error|aktiven?|offenen?|aktywnych|aktivní|aktiva|aktive|actieve) ){0,2}(?:codes?|faults?|alarms?|alerts?|dtcs?|errors?|warnings?|events?|issues?|problems?|fehler|fehlercodes?|störung(?:en)?|meldung(?:en)?|défauts?|pannes?|alarmes?|erreurs?|fallas?|fallos?|alarmas?|falhas?|guasti|guasto|allarmi|errori|storing(?:en)?|meldingen|fel|felkoder|larm|feil|fejl|vikoja|usterek|alarmów|závad|závady|chyb)(?: (?:active|stored|present|reported|found|detected|at all|right now|today|activ[oa]s|actifs?|ativ[oa]s|attivi|aktiv))?|(?:codes?|faults?|alarms?|fehler|fallas|défauts?) ?[:=] ?(?:none|no|0|keine?|ninguna|aucun)|0 (?:active|open)(?: ?[/,] ?0 (?:stored|inactive))?|arıza yok|hata yok|нет ошибок|异常なし|異常なし|无故障|이상 없음`;
const good = `all (?:clear|good|ok|fine|normal|green)|(?:perfectly |completely )?healthy|(?:runs|running) (?:fine|ok|well|normally)|nothing (?:active|reported|found|to report|on it)|i\\.?o\\.?|in ordnung|alles (?:ok|gut|goed|in ordnung)|läuft (?:normal|gut|einwandfrei)|r\\.?a\\.?s\\.?|rien à signaler|tout va bien|sin novedad|todo bien|está bien|tudo bem|tudo ok|está bem|tutto ok|tutto bene|a posto|in orde|allt bra|alt (?:ok|bra|i orden)|kunnossa|w porządku|v pořádku`;
const word = `ok(?:ay|é)?|good|fine|normal|clear|green|none`;
const be = `(?:is|are|ist|est|es|está|è|é|är|er|on|jest|je|has|have|shows|reports|hat|a|tiene|tem|ha|heeft|har|má|ma) `;
const closes = `(?:\\s?[,;|)–—-]{0,2}\\s?[\\d.,;°'"NSEW+/:h() -]{0,60})[.!)]?$`;

/** `, no codes`, ` no faults`, `: OK`, `(healthy)`, ` is fine`, with no more behind it than figures of a place or of hours. */
const saysQuiet = new RegExp(
  `(?:(?:[,;|:(–—-]\\s{0,3}|\\s)(?:${be})?(?:${nothing}|${good})|(?:[,;|:(–—-]\\s{0,3}|\\s${be})(?:${word}))(?![\\p{L}\\p{N}])${closes}`,
  'iu',
);

const saysState =
  /[,;|:(–—-]\s{0,3}(?:cleared|resolved|idle|idling|parked|running|working|in use|in service|in operation|operating|operational|available|connected|online|on line|offline|standby|stand-by|off|not reporting|not in use|no signal|im einsatz|in betrieb|abgestellt|geparkt|en service|en marche|à l['’]arrêt|garée?|en servicio|en operación|trabajando|parad[oa]|estacionad[oa]|em operação|em serviço|in servizio|in funzione|fermo|parcheggiat[oa]|in bedrijf|geparkeerd|i drift|parkerad|parkeret|parkert|käytössä|w pracy|v provozu|çalışıyor)[.!)]{0,2}$/iu;
