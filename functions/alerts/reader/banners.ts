import { has, type Line, mayHave, sign } from './lines.ts';
import { may } from './vocabulary.ts';

/* What mail servers put over a mail that comes from outside: `CAUTION: This email originated from outside the organization.` */

/** True for a line that warns of the mail and of no machine. */
export function isBanner(text: string, line: Line): boolean {
  if (banner.test(text.slice(line.start, line.start + 400))) return true;
  if (has(line, sign.digit) || line.end - line.start > longestBanner) return false;
  const told = text.slice(line.start, line.end);
  if (tagged.test(told)) return true;
  const lead = warning.exec(told)?.[0] ?? '';
  if (alone.test(told.slice(lead.length))) return true;
  // `Warning: External CAN message missing` is of a machine.
  if (mayHave(line, may.part)) return false;
  return (
    (lead !== '' && externalMail.test(told)) ||
    ((lead !== '' || told.length < 80) && comesFrom.test(told) && mail.test(told))
  );
}

const longestBanner = 240;

/** `[EXTERNAL - CAUTION]`, `[EXT] Warning: not from us`: what servers put before a subject says nothing of what stands alone behind it. */
const tagged =
  /^\[ext(?:ern\p{L}{0,2})?(?: (?:e-?mail|sender|message))?(?: ?[-–:!|] ?\p{L}{4,16})?\](?: ?[-–:|])?(?:$| ?\p{L}{4,16} ?[:!–-] ?(?=.{0,160}(?<!\p{L})(?:click|links?|attachments?|senders?|not from us|outside|trust|recogni[sz]e|e-?mail|phishing)(?!\p{L})))/iu;

/** A word of warning, in the languages of the reader. */
const warning =
  /^[^\p{L}]{0,6}(?:caution|warning|attention|notice|important|achtung|vorsicht|warnung|hinweis|wichtig|avertissement|prudence|waarschuwing|let op|pas op|varning|obs|advarsel|bemærk|advertencia|aviso|precaución|atención|atenção|cuidado|attenzione|avviso|avvertenza|uwaga|ostrzeżenie|varování|upozornění|upozornenie|pozor|uyar[ıi]|dikkat|внимание|осторожно|предупреждение|увага|попередження|varoitus|huomio|figyelem|figyelmeztetés|vigyázat|atenție|avertisment|προσοχή|προειδοποίηση|upozorenje|警告|注意|경고|주의)(?!\p{L})/iu;

const ofOutside =
  '(?:extern(?:al|[aeiost]|e[nmrs]|as|os|t|í(?:ho)?|ý)?|ekstern(?:[aet]|ej)?|esterna|esterno|estern[aio]|zewnętrzn(?:[aey]|ego|ej|ym)|harici|d[ıi]ş|внешн(?:ее|ий|яя|его|ей)|зовнішн(?:ій|є|ього)|ulkoi(?:nen|sen|selta)|ulkopuoli(?:nen|sen|selta)|külső|εξωτερικ(?:ό|ός|ή)|vanjsk[ai])';
const ofMail =
  '(?:e-?mails?|mails?|mailu|e-?mailul|nachricht|absender[ns]?|courriels?|courrier|messages?|expéditeur|correo|mensaje|mensagem|remitente|remetente|messaggio|mittente|posta|bericht|afzender|mejl|e-?post|meddelande|avsändare|melding|meddelelse|besked|avsender|afsender|nadawc[ay]|wiadomość|poczta|wiadomości|pošta|odesílatele?|odosielateľ|zpráva|e-?posta|gönderen|ileti|письмо|почта|отправител[ья]|лист|відправник|sähköposti|viesti|lähettäjä|lähettäjältä|üzenet|feladó|levél|expeditor|mesaj|μήνυμα|αποστολέας|senders?)';

/** `Externe E-Mail`, `courriel externe`, `Absender ist extern`: from outside, and a mail, side by side or with two words between. */
const externalMail = new RegExp(
  `(?<!\\p{L})(?:${ofOutside}[ -](?:\\p{L}{1,12} ){0,2}${ofMail}|${ofMail} (?:\\p{L}{1,12} ){0,2}${ofOutside})(?!\\p{L})|外部(?:の|から)?(?:送信者|メール|邮件|郵件|发件人|寄件者)|외부 ?(?:메일|이메일|발신자)`,
  'iu',
);
/** The same with nothing else on the line. */
const alone = new RegExp(
  `^[^\\p{L}]{0,6}(?:${ofOutside}[ -]${ofMail}|${ofMail} ${ofOutside})[^\\p{L}]{0,6}$`,
  'iu',
);
/** `kommt von außen`, `provient de l’extérieur`. */
const comesFrom =
  /(?<!\p{L})(?:von (?:außen|außerhalb|extern)|(?:de l['’]|à l['’])(?:extérieur|externe)|de fuera|del? exterior|dall['’]esterno|fora d[ae]|van buiten|utifrån|utanför|utenfra|udefra|spoza|z zewnątrz|zvenčí|dışından|dışarıdan|извне|ззовні|ulkopuolelta|kívülről)(?!\p{L})/iu;
const mail = new RegExp(`(?<!\\p{L})${ofMail}(?!\\p{L})`, 'iu');

const banner =
  /^\W{0,6}(?:caution|warning|attention|achtung|vorsicht|notice|alert|important|external(?: e-?mail| sender| message)?|\[external\]|extern\w{0,2}|think before you click)\b.{0,60}\b(?:external|extern\w{0,2}|outside|originat\w{1,5}|unknown sender|sender|links?|attachments?|organi[sz]ation)\b|^\W{0,3}\[?extern(?:al|e|a|o)?(?: (?:e-?mail|sender|message))?\]?\W{0,3}$|^(?:do not click|you don['’]t often get email|this (?:message|e-?mail) (?:originated|came|was sent|is) from (?:an? )?(?:outside|external))/i;
