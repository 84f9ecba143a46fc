/* What times of day look like, and what stands between them and their dates, in the languages of messages. */

/** `16.02.2026 / Zeit 09:50` */
export const labelOfClock =
  /^\s?[,;/|·–-]\s{0,2}(?:time|clock|uhrzeit|zeit|heure|hora|ora|ore|tijd|tid|tidspunkt|klockslag|klokkeslett|godzina|godz|czas|čas|saat|час|время|aika)\s?[.:=]?\s{1,2}(?=\d)/iu;

/** `2026年4月28日(火)10時51分`, `28.04.2026 (Di.), 10:51`, `06/08/2026 Mon 06:22`. */
export const weekday =
  /^(?:\s?[(（]\p{L}{1,12}\.?[)）](?=\s?[\s,]?\s?\d)|,?\s(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so)\p{L}{0,6}\.?(?=,?\s\d))/iu;
/** After the day in brackets, too: `gestern (23.02.) um 15:55 Uhr`. */
export const dateGap =
  /^(?:T|\)?(?:\.|-[eaéá]n|\s?(?:г|р|год|року?|року|d|g|god)(?:\.|(?=[\s,])))?[\s,;|(（،]{1,4}(?:-|–|\||@|\/(?=\s)|[hH](?=\s\d)|r\.,?\s(?:o )?godz\.|vers|ca\.|(?:at |um |a )?(?:approximately|approx\.?|around|about|ca\.|circa|gegen)|at|um|gegen|às|as|à|a las?|sobre las|alle(?: ore)?|klo|kl\.?|klokken|ore|ora|ob|la ora|om|o godz\.?|godz\.?|v|ve|o|u|в|о|об|у|saat|kell|plkst\.?|pukul|pkl\.?|jam|lúc|στις|ώρα|เวลา|الساعة|בשעה|को|समय|time:?)?\s{0,2}|\s?@\s?|\s[-–]\s)?/iu;
/** Between a time of day and the date behind it. */
export const clockGap =
  /^[\s,;|()-]{1,4}(?:(?:or so|ish|sharp|noon|midday|o['’]clock)[\s,]{1,2})?(?:(?:this (?:morning|afternoon|evening)|today|tonight|last night|heute|ce matin|oggi|hoy|vandaag|i dag)[\s,(]{1,2})?(?:on the|on|am|le|el|il|del|della|den|de|op|em|of the|of|the|do|van|dnia|dne|fra|från|av|ngày|dana|din|pe|على|в|tanggal|tgl)?\s{0,2}(?:(?:\p{L}{2,12}(?:day|tag|di|dag)|mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun),?\.?\s)?/iu;

/** `0622 hrs`, `0622Z` */
export const packedClock =
  /^([01]\d|2[0-3])([0-5]\d)(\d{2})?(?=\s?(?:h\b|hrs?\b|hours\b|Z\b|UTC\b|[+-]\d{2}:?\d{2}\b))(?:\s?(?:h|hrs?|hours)\b)?/;

/**
 * The time of day of `16:05⏎Am Markt 4` and of `12:30 am 11.05.2026`: a street's first word, and the word before a German date, are
 * no half of the day. `9:05 Am Monday` and `9:05 AM 11.05.2026` have one.
 */
export const clockBeforeAm =
  /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?=\s{1,3}(?:[AP]m (?!(?:Eastern|Central|Mountain|Pacific|Atlantic|Local|Greenwich|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Sept|Nov|Dec)ember|October)(?!\p{L}))(?:\p{Lu}\p{Ll}{2}|\p{Ll}{3,10}n \p{Lu}\p{Ll})|am (?:\d{1,2}\. ?(?:\d{1,2}\.|\p{Lu}\p{Ll}{2})|(?:Mo|Di|Mi|Do|Fr|Sa|So)[.,]|(?:Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonnabend|Sonntag)(?!\p{L}))))/u;

/** `615am` */
export const packedHalf = /^(1[0-2]|0?[1-9])([0-5]\d)()\s?([ap])\.?m\b\.?/i;

/** `2 pm` */
export const clockOfHalf = /^(\d{1,2})()()\s?([ap])\.?m\b\.?/i;

/** `0555 EST`, `0718 cst`, `1330 local`, `0721 on 12 March`: four figures that a zone or its day makes a time. */
export const militaryClock =
  /^([01]\d|2[0-3])([0-5]\d)()(?=\s(?:local\b|[Oo]n\s|today\b|(?<=0\d{3}\s)\d{1,2}[/.-]\d{1,2}[/.-]\d{2}|(?:[ECMP][SD]?T|AK[SD]T|HST|A[CEW]?[SD]T|NZ?[SD]T|BST|IST|CES?T|EES?T|WES?T|MES?Z|GMT|UTC|SAST|SGT|[JK]ST|MSK|(?:[ecmp][sd]|gm|bs|ce|ces)t|utc)(?![\p{L}\d])))/u;

/** `1430 yesterday`, `1430 hrs 7 May`; the word that may be a month. */
export const figuresOfDay =
  /^(?:[01]\d|2[0-3])[0-5]\d(?:\s?(?:h|hrs?|hours))?\s(?:on\s)?(?:the\s)?(?:\d{1,2}(?:st|nd|rd|th)?\s(?:of\s)?)?((?:yesterday|today|tonight|this morning|this afternoon|last night)(?!\p{L})|(?<=\d\S{0,2}\s(?:of\s)?)\p{Lu}\p{L}{2,8})/u;

/** `3:05 in the afternoon`, `las 3:05 de la tarde`. */
export const partOfDay =
  /^,?\s(?:((?:in the|this|yesterday) (?:afternoon|evening)|at night|tonight|last night|nachmittags|abends|de la (?:tarde|noche)|da (?:tarde|noite)|de l['’]après-midi|du soir|del pomeriggio|di sera|['’]s (?:middags|avonds)|på (?:eftermiddagen|kvällen|ettermiddagen|kvelden)|po południu|wieczorem|odpoledne|večer)|in the morning|morgens|vormittags|de la mañana|da manhã|du matin|del mattino|['’]s (?:morgens|ochtends)|på morgonen|rano)(?!\p{L})/iu;
