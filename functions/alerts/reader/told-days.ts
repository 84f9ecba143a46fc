import { lineStart } from './line-edges.ts';
import type { Source } from './marks.ts';
import { type Clock, dateAt, joinClock, withZone } from './values/dates.ts';

/*
 * Days that are told by the day of the message: `at 6:10 this morning`, `yesterday at 16:20`. A mail has that day in its
 * header; a text that was copied with its first lines, in these.
 */

/** The day that a copied mail was sent on: `Sent: 14 May 2026 07:02` above the text, or a date that stands alone there. */
export function dayOfHeader(text: string): string | undefined {
  const head = text.slice(0, 800);
  const match = sentLine.exec(head);
  if (!match?.[1]) return undefined;
  const isHeader =
    isSent.test(match[0]) || otherHeader.test(head) || /^\s*$/.test(head.slice(0, match.index));
  const start = match.index + match[0].length - match[1].length;
  for (let at = start; isHeader && at < start + match[1].length; at += 1) {
    if (/[\p{L}\d]/u.test(text[at - 1] ?? ' ')) continue;
    const found = dateAt(text, at, 'month-first');
    if (found && !isOpen.test(text.slice(at, at + 10))) return found.iso;
  }
  return undefined;
}

const sentLine =
  /^(?:>\s?)?(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Enviado el|Fecha|Inviato|Data|Verzonden|Skickat|Sendt|Dato|Wysłano|Odesláno|Tarih|Gönderildi|Elküldve|Dátum|Lähetetty|Päivämäärä|Дата|Отправлено|Надіслано|Trimis|Ημερομηνία|Στάλθηκε)\s?:\s{0,3}(\S.{5,60})$/m;
const isSent =
  /^(?:>\s?)?(?:Sent|Gesendet|Envoyé|Enviado|Inviato|Verzonden|Skickat|Sendt|Wysłano|Odesláno|Gönderildi|Elküldve|Lähetetty|Отправлено|Надіслано|Trimis|Στάλθηκε)/;
const otherHeader =
  /^(?:>\s?)?(?:From|To|Subject|Von|An|Betreff|De|À|Objet|Para|Asunto|Da|A|Oggetto|Van|Aan|Onderwerp|Assunto|Fra|Från|Til|Till|Emne|Ämne|Gönderen|Kimden|Kime|Konu|Feladó|Címzett|Tárgy|Lähettäjä|Aihe|От|Кому|Тема|Від|De la|Către|Subiect|Από|Προς|Θέμα)\s?:\s/m;
/** `06/07/2026` may be two days. */
const isOpen = /^\d{1,2}[/-]\d{1,2}[/-]/;

/**
 * The day that a message is of: when it was sent, or that of the report above what it lists (`Report of 9 June 2026`, `Generated
 * 2026-09-10 12:00 UTC`, a date alone in its first line).
 */
export function dayOfMessage({ sent, text, marks }: Source, before: number): string | undefined {
  // `since 6:10 AM today`, somewhere below `today (17 June 2026)`.
  const today = marks.dates.find(
    ({ start, ofSending }) => !ofSending && todayIs.test(text.slice(Math.max(0, start - 24), start)),
  );
  if (today) return today.iso;
  if (sent !== undefined) return sent;
  const [first] = marks.dates;
  if (!first || first.ofSending) return undefined;
  // `Yesterday 22:15: … Sent 6 June 2026 07:10.`
  if (first.start > before)
    return sentAt.test(text.slice(Math.max(0, first.start - 16), first.start)) ? first.iso : undefined;
  if (first.start > 160) return undefined;
  const lead = text.slice(lineStart(text, first.start), first.start);
  const isReport = reports.test(lead);
  const isHeading =
    !first.hasTime && !/\n[^\n]*\n[^\n]*\n/.test(text.slice(0, first.start)) && lead.length < 48;
  return isReport || isHeading ? first.iso : undefined;
}

const todayIs =
  /(?<!\p{L})(?:today|heute|aujourd['’]hui|hoy|hoje|oggi|vandaag|i ?dag|dziś|dnes|tänään|bugün|azi|ma|сегодня|сьогодні)(?:\s?[(=:,]|\s(?:is|ist|es|è|é|är|er|on)(?:\s(?:the|der|den|el|il))?)\s{0,2}$/iu;
const sentAt =
  /(?:^|[\s([])(?:sent|written|gesendet|envoyé|enviado|inviato|verzonden|skickat|sendt|wysłano|odesláno|отправлено)(?: on| at| am| le| el| il| em| op| den)?:?\s$/iu;
const reports =
  /(?<!\p{L})(?:reports?|digest|summary|list|log|board|view|generated|printed|exported|created|bericht|stand|übersicht|liste|erstellt|rapport|résumé|relevé|édité|généré|informe|resumen|reporte|generado|relatório|resumo|gerado|rapporto|riepilogo|generato|overzicht|rapporto|raport|zestawienie|rapport|oversikt|översikt|отчёт|отчет|сводка)(?!\p{L})[^.\n]{0,24}$/iu;

/** `3 hours ago` before the time at which the report was made; undefined where that isn't told to the minute. */
export function agoFrom(day: string | undefined, amount: number, unit: string): string | undefined {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})(.*)$/.exec(day ?? '');
  if (!match?.[1] || !match[2]) return undefined;
  const minutes = amount * (/^[mд]/iu.test(unit) ? 1 : 60);
  const then = new Date(Date.parse(`${match[1]}T${match[2]}Z`) - minutes * 60_000);
  return then.toISOString().slice(0, 19) + (match[3] ?? '');
}

/** The time that a clock tells with such a day before or after it, or undefined. */
export function onToldDay(
  sent: string | undefined,
  before: string,
  clock: Clock,
  zone: string,
  after: string,
): string | undefined {
  if (sent === undefined) return undefined;
  const days = daysAgo(before, after, clock);
  if (days === undefined) return undefined;
  const [year = 0, month = 1, day = 1] = dayIn(sent, zone).split('-').map(Number);
  return joinClock(new Date(Date.UTC(year, month - 1, day - days)).toISOString().slice(0, 10), clock, zone);
}

/** The day of an instant in the zone of the clock that is told: a mail of `22:30 +0000` is of the next morning in Queensland. */
function dayIn(sent: string, zone: string): string {
  const instant = zone === '' || !zoned.test(sent) ? Number.NaN : Date.parse(sent);
  if (Number.isNaN(instant)) return sent.slice(0, 10);
  const universal = new Date(instant).toISOString().slice(0, 19);
  // What the same figures are there is as far from Greenwich as the zone is.
  const there = Date.parse(withZone(universal, zone));
  const ahead = Date.parse(`${universal}Z`) - there;
  return Number.isNaN(ahead) || !zoned.test(withZone(universal, zone))
    ? sent.slice(0, 10)
    : new Date(instant + ahead).toISOString().slice(0, 10);
}

const zoned = /T\d{2}:\d{2}.*(?:Z|[+-]\d{2}:\d{2})$/;

function daysAgo(before: string, after: string, clock: Clock): number | undefined {
  const next = dayAfter.exec(after);
  const last = next ? null : dayBefore.exec(before);
  const [, yesterday, night, today] = next ?? last ?? [];
  if (yesterday !== undefined) return 1;
  // `last night at 1:30` is a time of the same day.
  if (night !== undefined) return clock.hour >= 12 ? 1 : 0;
  return today === undefined ? undefined : 0;
}

/** Words for a day beside that of the message; groups: the day before, the night before, the day itself. */
const days = [
  '(yesterday(?:\\s(?:morning|afternoon|evening))?|gestern(?:\\s(?:früh|vormittag|mittag|nachmittag|abend))?|hier(?:\\s(?:matin|soir|après-midi))?|ayer(?:\\spor la (?:mañana|tarde|noche))?|ontem(?:\\sà (?:tarde|noite))?|ieri(?:\\s(?:mattina|pomeriggio|sera))?|gisteren(?:\\s?(?:ochtend|middag|avond))?|i\\s?går|wczoraj|včera|eilen|dün)',
  '(last night|over ?night|letzte nacht|heute nacht|cette nuit|la nuit dernière|anoche|stanotte|vannacht|i natt|i nat|dziś w nocy)',
  "(this (?:morning|afternoon|evening)|today|tonight|heute(?:\\s(?:früh|morgen|vormittag|mittag|nachmittag|abend))?|ce matin|cet après-midi|ce soir|aujourd['’]hui|hoy|esta (?:mañana|tarde|noche|manhã|noite)|hoje|oggi|stamattina|stamani|questa mattina|vandaag|van(?:ochtend|morgen|middag|avond)|i\\s?dag|i morse|imorse|i morges|dziś|dzisiaj|dnes|tänään|bugün)",
].join('|');
/** `the same day`: the day of the time before. */
export const sameDay =
  '(?:the )?same (?:day|date|morning|afternoon|evening)|(?:selben|gleichen) Tag|même jour|mismo día|mesmo dia|stesso giorno|dezelfde dag|samma dag|samme dag|tego samego dnia|téhož dne|samana päivänä|aynı gün';
/** `, yesterday at 10:25`, ` gestern um 10:25 Uhr`, `, today.`: where words go over to such a day. */
export const toldDay = new RegExp(
  `(?:[,;]\\s?|\\s[-–—(]\\s?|\\s)(?:${days}|${sameDay})(?:(?=,?\\s(?:\\p{L}{1,6}\\.?\\s){0,2}\\d{1,2}(?:[:.hH]\\d{2}|\\s?[ap]\\.?m))|(?<=[,;]\\s?\\p{L}[\\p{L}\\s]{3,24})(?=\\s?(?:$|[,.;)])))`,
  'iu',
);
const dayAfter = new RegExp(`^[\\s,(]{1,3}(?:${days})(?!\\p{L})`, 'iu');
const dayBefore = new RegExp(`(?<!\\p{L})(?:${days})[\\s,]{1,2}(?:\\p{L}{1,8}\\.?[\\s,]{1,2}){0,2}$`, 'iu');
