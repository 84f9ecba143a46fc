import { has, type Line, lineText, mayBeginWith, mayHave, sign } from './lines.ts';
import type { Scan } from './scan.ts';
import { may } from './vocabulary.ts';

/*
 * What mail programs put above a message that they forward or quote: a mark (`-----Original Message-----`), a header of several lines
 * (`From: …`), or one line that says who wrote and when.
 */

/** `Begin forwarded message:`, `-----Original Message-----`: alone on a line above what is forwarded. */
export const forwardMark =
  /^[-_=\s*]{0,20}(?:begin\s)?(?:forwarded message|original message|original email|weitergeleitete nachricht|ursprüngliche nachricht|anfang der weitergeleiteten (?:nachricht|e-?mail)|message (?:transféré|réexpédié|transmis)|message d['’]origine|début du message (?:transféré|réexpédié)|mensaje reenviado|mensaje original|inicio del mensaje reenviado|messaggio inoltrato|messaggio originale|messaggio rinviato|inizio messaggio inoltrato|mensagem (?:re)?encaminhada|mensagem original|início da mensagem|início da mensagem (?:encaminhada|reencaminhada)|doorgestuurd bericht|oorspronkelijk bericht|begin doorgestuurd bericht|vidarebefordrat (?:meddelande|brev)|ursprungligt meddelande|videresendt (?:melding|besked|meddelelse)|opprinnelig melding|oprindelig meddelelse|edelleenlähetetty viesti|välitetty viesti|alkuperäinen viesti|przekazana wiadomość|wiadomość przekazana|treść przekazanej wiadomości|wiadomość oryginalna|oryginalna wiadomość|přeposlaná zpráva|původní zpráva|[iİ]letilen (?:ileti|mesaj)|orijinal (?:ileti|mesaj)|(?:пересылаемое|пересланное|перенаправленное|исходное) сообщение|(?:переслане|вихідне|оригінальне) повідомлення|(?:препратено|оригинално) съобщение|(?:prosl[ij]{1,3}eđena|izvorna|originalna) poruka|posredovano sporočilo|(?:preposlaná|pôvodná) správa|továbbított üzenet|eredeti üzenet|mesaj (?:redirecționat|original)|προωθημένο μήνυμα|αρχικό μήνυμα|thư (?:chuyển tiếp|gốc)|pesan (?:terusan|asli|yang diteruskan)|转发的?邮件|轉寄的?郵件|原始邮件|原始郵件|转发的消息|転送(?:された)?メッセージ|元のメッセージ|オリジナルメッセージ|전달된 메[시세]지|원본 메[시세]지|forwarded by .{2,60})\s?[:：]?[-_=\s*]{0,20}$/i;

const behindName = String.raw`\s?[:：]\*?(?:\s|$)`;
const senders =
  'from|von|de|da|van|från|fra|lähettäjä|od|kimden|gönderen|feladó|差出人|发件人|寄件者|от|від|от кого|від кого|de la|από|từ|dari|보낸 ?사람|absender|expéditeur|remitente|remetente|mittente|afzender|avsändare|avsender|afsender|nadawca|odesílatel|отправитель|відправник|送信者';
const subjects =
  'subject|betreff|objet|asunto|oggetto|onderwerp|ämne|assunto|emne|aihe|temat|předmět|konu|tárgy|件名|主题|主旨|тема|относно|predmet|subiect|θέμα|chủ đề|perihal|subjek|제목|sujet';
const names =
  'from|від кого|от кого|od koho|poslato|poslano|odoslané|date|sent|to|cc|bcc|subject|reply-to|von|gesendet|datum|an|betreff|de|envoyé|date|à|objet|enviado(?: el)?|fecha|para|asunto|da|inviato|data|a|oggetto|van|verzonden|aan|onderwerp|från|skickat|till|ämne|assunto|fra|sendt|til|emne|dato|kopi|lähettäjä|lähetetty|vastaanottaja|aihe|päivämäärä|od|wysłano|do|temat|odesláno|komu|předmět|kimden|gönderen|gönderildi|kime|konu|tarih|feladó|elküldve|címzett|tárgy|dátum|差出人|送信日時|宛先|件名|发件人|发送时间|收件人|主题|日期|寄件者|寄件日期|收件者|主旨|от|кому|дата|отправлено|тема|копия|від|надіслано|относно|до|za|prima|predmet|dátum|komu|de la|către|trimis|subiect|dată|από|προς|ημερομηνία|θέμα|στάλθηκε|từ|đến|ngày|chủ đề|dari|kepada|tanggal|perihal|subjek|보낸 ?사람|받는 ?사람|보낸 ?날짜|날짜|제목|absender|expéditeur|remitente|remetente|mittente|afzender|avsändare|avsender|afsender|nadawca|odesílatel|отправитель|відправник|送信者|pour|copie à|empfänger|destinataire|destinatario|destinatário|ontvanger|mottagare|mottaker|modtager|adresat|odbiorca|příjemce|получатель|одержувач|gesendet am|empfangen|envoyé le|reçu(?: le)?|recibido(?: el)?|enviad[ao](?: em)?|recebid[ao](?: em)?|inviato il|ricevuto(?: il)?|ontvangen|received|data wysłania|wysłane|日付|送信日|sujet';

/** `Sent: …`: a line of a header, whatever it is for. */
const headerLine = new RegExp(`^\\*?(?:${names})${behindName}`, 'i');
export const senderLine = new RegExp(`^\\*?(?:${senders})${behindName}`, 'i');
export const subjectLine = new RegExp(`^\\*?(?:${subjects})${behindName}`, 'i');

const replyMark =
  /^[-_=\s]{0,8}(?:on|am|le|el|il|op|em|den|w dniu|dne)\s.{8,160}\s(?:wrote|schrieb.{0,60}|a écrit|escribió|ha scritto|schreef.{0,60}|escreveu|skrev.{0,60}|kirjoitti|napisał\(?a?\)?|pisze|napsal\(?a?\)?)\s?:?[-_=\s]{0,8}$/i;
const written =
  'wrote|geschrieben|escribió|scritto|escreveu|schreef|skrev|kirjoitti|menulis|yazdı|написала?\\(?а?\\)?|пишет|пише|написав|írta|έγραψε|a scris|napisa[ol]\\(?a?\\)?(?: je)?|nap[ií]?sal\\(?a?\\)?|napisał\\(?a?\\)?|pisze|написа|đã viết|写道|寫道|님이 작성';
/** `… <a@b.example>, 14 Tem 2026 Sal, 07:02 tarihinde şunu yazdı:`: the date or the writer first, in other languages. */
const replyBehind = new RegExp(`^.{4,100}\\d{1,2}[:.]\\d{2}.{0,90}(?:${written})\\s?[:：]$`, 'i');
/** `J. Olsen schrieb am 02.03.2026 um 14:02:`, `Ola <a@b.example> wrote on 03/02/2026 02:02 PM:`: who, and then when. */
const replyBefore = new RegExp(
  `^.{1,80}\\s(?:schrieb|${written})\\s.{0,40}(?:(?<!\\d)20\\d\\d(?!\\d)|\\d[./-]\\d{1,2}[./-]\\d{2}).{0,20}(?<!\\d)\\d{1,2}[:.h]\\d{2}.{0,16}[:：]$`,
  'i',
);
/** `man. 2. mars 2026 kl. 14:02 skrev Ola <a@b.example>:`: when, and then who. */
const replyWithin = new RegExp(
  `^.{0,30}(?<!\\d)20\\d\\d(?!\\d).{0,16}(?<!\\d)\\d{1,2}[:.h]\\d{2}.{0,16}\\s(?:schrieb|${written})\\s.{1,100}[:：]$`,
  'i',
);
/** `Wiadomość napisana przez Jan <a@b.example> w dniu 2 mar 2026, o godz. 14:02:` */
const replyByWhom = /^wiadomość napisana przez\s.{1,100}\d{1,2}[:.]\d{2}\s?:$/i;
/** `вт, 14 июл. 2026 г. в 07:02, Volvo CareTrack <a@b.example>:` */
const writerBehind = /^.{8,40}\d{1,2}[:.]\d{2}.{1,60}<[^<>\s]{1,60}@[^<>\s]{3,60}>\s?[:：]$/;

/** True for a line that says who wrote what is quoted below it, and when. */
export function isReplyMark(text: string, line: Line): boolean {
  if (mayHave(line, may.reply)) {
    const told = lineText(text, line);
    if (replyForms.some((form) => form.test(told))) return true;
  }
  return has(line, sign.at) && text[line.end - 2] === '>' && writerBehind.test(lineText(text, line));
}

const replyForms = [replyMark, replyBehind, replyBefore, replyWithin, replyByWhom];

/** True where a line goes on below as one that says who wrote: `On Tue, May 5, 2026 at 8:02 AM Trackunit⏎<no-reply@trackunit.example> wrote:`. */
export function isBrokenReplyMark(text: string, line: Line, below: Line | undefined): boolean {
  return (
    below?.paragraph === line.paragraph &&
    mayHave(below, may.reply) &&
    replyMark.test(`${lineText(text, line)} ${lineText(text, below)}`)
  );
}

/** Lines of heads, at the most, that dates are looked for in. */
const mostHeads = 40;

/** The lines of mail programs that may tell when a mail was sent, once the lines have their roles. */
export function headsOfMail(text: string, lines: readonly Line[]): readonly Line[] {
  const isHead = (line: Line) =>
    line.role === 'aside' &&
    has(line, sign.digit) &&
    (isReplyMark(text, line) || (mayHave(line, may.header) && headerLine.test(lineText(text, line))));
  return lines.filter(isHead).slice(0, mostHeads);
}

/**
 * How many lines from `index` on are the header of a forwarded mail: after a mark, a sender and a subject among three lines, or
 * a sender's mail address with at least one more line; in whatever order the mail program writes them.
 */
export function headerLength(scan: Scan, lines: readonly Line[], index: number, afterMark: boolean): number {
  const first = lineText(scan.text, lines[index]);
  const head = lines[index];
  if (!head || !headerLine.test(first)) return 0;
  const senderFirst = senderLine.test(first);
  let length = 1;
  let subjects = Number(!senderFirst && subjectLine.test(first));
  let hasSender = senderFirst && has(head, sign.at);
  for (; length < 12; length += 1) {
    const line = lines[index + length];
    if (!line) break;
    const content = lineText(scan.text, line);
    // How urgent its sender took the mail, and what is attached to it, is a part of its header, where that goes on or ends with it.
    if (line.paragraph === head.paragraph && (importance.test(content) || attachments.test(content)))
      continue;
    if (!mayBeginWith(scan, line, may.header) || !headerLine.test(content)) break;
    if (subjectLine.test(content)) subjects += 1;
    else if (has(line, sign.at) && senderLine.test(content)) hasSender = true;
  }
  const isHeader =
    afterMark ||
    (senderFirst && length >= 3 && subjects > 0) ||
    (hasSender && length >= (senderFirst ? 2 : 3));
  return isHeader ? length : 0;
}

const importance =
  /^\*?(?:importance|priority|flag status|sensitivity|priorität|wichtigkeit|importancia|importanza|prioridad|prioridade|priorità|importância|urgentie|prioriteit|belang|prioritet|viktighet|ważność)\s?[:：]\*?\s\S{1,16}$/i;
/** `Attachments: map.png`, `Anlagen: …`, `Categories: Red category`: what Outlook lists between the subject and the importance. */
const attachments =
  /^\*?(?:attachments?|categor(?:y|ies)|anlagen?|anhänge|kategorien?|pièces? jointes?|catégories?|datos adjuntos|adjuntos?|archivos adjuntos|categorías?|allegat[oi]|categori[ae]|anexos?|categorias?|bijlagen?|categorie(?:ën)?|bilag(?:a|or|er)?|bifogade filer|kategori(?:er)?|vedlegg|vedhæftede filer|liitteet|luokat|załączniki?|kategori[ae]|přílohy?|kategorie|ekler|kategoriler|mellékletek|вложени[яе]|категори[ия]|вкладення|添付ファイル|附件|첨부 ?파일)\s?[:：]\*?\s\S/i;
