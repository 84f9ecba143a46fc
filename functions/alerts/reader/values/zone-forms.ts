/* What the names of zones look like behind a time of day, and what stands between the two. */

/** `IST (UTC+1)`, `AST, UTC+3`: what the letters stand for. */
export const offsetBehind = /^\s?[(（,/=]\s?((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)(?!\d)\s?[)）]?/u;

/** `22.38 norsk sommertid (UTC+2)` */
export const wordsThenZone =
  /^(?:\s\p{L}{2,15}){1,3}\s?[(（]((?:UTC|GMT)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)\s?[)）]/u;

/** `16:18 UTC minus 6` */
export const signInWords =
  /^\s{0,2}[(]?(?:UTC|GMT)\s(minus|plus|less|moins|menos|meno|más|mais|più)\s(\d{1,2})(?::?(\d{2}))?(?!\d)\)?/iu;

/** The time ends its line. */
export const breaksLine = /^\s{0,2}\n/;

/** `(heure d’été, UTC+2)` */
export const inBrackets = /^\s{0,2}[(（]([^()（）]{2,36})[)）]/;

/** `hora de Lisboa`, `ora italiana`, `Nederlandse tijd`, `UK time`. */
export const toldZone =
  /^,?\s{1,2}(?:(?:hora|horário|heure|ora|czasu?)\s(?:oficial\s|legal\s)?(?:d[aeo]l?\s|di\s|d['’])?((?:\p{Lu}\p{L}+\s){0,2}\p{L}{4,12}(?!\p{L}))|((?:\p{Lu}\p{L}+\s)?\p{L}{2,12})\s(?:time|(?:sommer|sommar|zomer|vinter|winter)?(?:tid|tijd)|(?:Sommer|Winter)?[Zz]eit|czasu|času|aikaa|saati)(?!\p{L}))/u;

/** `11:20 this morning CDT`, `11:37, I mean SAST`, `9:31 to be exact, NZDT` */
export const wordsBeforeZone =
  /^,?\s(?:this (?:morning|afternoon|evening)|today|tonight|to be (?:exact|precise)|I mean|that is|that['’]s|sharp|or so|heute|ce matin|oggi|hoy|hoje|vandaag)(?=,?\s[A-Z]{3,5}(?![\p{L}\d-]))/u;

/** `14:05 local time`, which names no zone. */
export const localTime =
  /^\s?,?\s?(?:\(?(?:local|site|machine|jobsite)(?: time)?|Ortszeit|lokale? (?:Zeit|tijd|tid)|(?:heure|hora|ora) local[ei]?|plaatselijke tijd)(?=[\s,)(])\)?,?/i;

/** Between a local time and that of Greenwich: ` local (`, ` site time, `, ` (UTC `, ` / `. */
export const universalTime =
  /^(?:,?[^\S\n]\(?(?:local|site|machine|jobsite)(?: time)?\)?(?:[^\S\n]?[,;/|=(][^\S\n]{0,2}|[^\S\n][-–][^\S\n])|[^\S\n]?[(/|][^\S\n]?)(?:((?:UTC|GMT)):?[^\S\n])?(?=\d{1,2}:\d{2})/i;
export const zoneOfUniversal = /^[^\S\n]?(?:Z|UTC|GMT)(?![\p{L}\d+−-])\)?/u;

/** `北京时间`, `日本標準時`, `한국 시간`, `協定世界時`: the first group is China's time, the second that of Greenwich, the rest Japan's. */
export const easternZone =
  /((?:北京|中[国國]|中原|台[湾灣北]|臺[灣北]|香港|新加坡)(?:标准|標準)?[时時][间間]?)|((?:协调|協調|協定)?世界(?:標準|标准|協定)?[时時][间間]?|格林[尼威]治(?:标准|標準)?[时時][间間]?|협정\s?세계시|세계\s?(?:표준|협정)시)|日本(?:標準)?時間?|한국\s?(?:표준\s?시간?|시간)/;

/** `CAT-966-2`, `MST2200`, but `CST6CDT`: letters of a name that goes on with its figures. */
export const nameGoesOn = /^(?:-\d|\d(?![A-Z]{3}(?![A-Z])))/;

/** `14:05 Central`: a zone, or the name of a place. */
export const directions = /^(?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)$/;

/** `14h05 est apparu`: letters of zones that are words, too. */
export const wordsToo = /^(?:z|est|ist|art|met|get|west|wet|wit|cat|eat|wat|hap|har|hat|pet|[cemp]t)$/i;

/** The first word behind a time. */
export const firstWord = /^\s{0,2},?\s?[([（]?\s?(\p{L}[\p{L}-]{0,24})(?:[\s.'’)）,;]|$)/u;

/** `…, Central Daylight Time` after a comma. */
export const zoneAfterComma =
  /^(,\s)((?:[Ee]astern|[Cc]entral|[Mm]ountain|[Pp]acific|[Aa]tlantic|Alaska|Hawaii)(?:\s(?:[Ss]tandard|[Dd]aylight)(?:\s[Tt]ime)?|(?:\s[Ss]ummer)?\s[Tt]ime)|(?:UTC|GMT)(?:\s?[+\-−]\s?\d{1,2}(?::?\d{2})?)?|[A-Z]{2,4}T(?![A-Za-z]|-?\d| \d{1,4}(?![\d,.:]| ?(?:h|hrs?|hours)\b)))/;

/** `CDT`, `(UTC-06:00)`, `Central Time`, `America/Chicago`, `+02:00`, `CST6CDT` */
export const zoneShape =
  /^(\s{0,2}[([（]?\s?(?:U\.?S\.? )?)((?:UTC|GMT|utc|gmt|MSK|МСК|мск)\s?[+\-−]\s?\d{1,2}(?::?\d{2})?(?!\d)|[+\-−]\d{2}:?\d{2}(?!\d)|US\/[A-Z][a-z]+|[A-Z][a-z]+\/[A-Z][A-Za-z_]+|(?:Eastern|Central|Mountain|Pacific|Atlantic|Alaska|Hawaii)(?:\s(?:[Ss]tandard|[Dd]aylight|[Ss]ummer))?(?:\s[Tt]ime)?|(?:eastern|central|mountain|pacific|atlantic)\s(?:(?:standard|daylight)(?:\stime)?|time)|[A-Z]{3,4}\d[A-Z]{3,4}(?![\p{L}\d])|\p{L}{1,5}(?!\p{L}|-\d))(\s?[)\]）])?/u;

/** `PST: `, `Zulu: `, `Central time: `: a zone as the label of a time. */
export const zoneAsLabel =
  /(?:^|[\n|;,])[^\S\n]{0,3}\*{0,2}([ECMPA][SD]T|AK[SD]T|HST|BST|CES?T|MES?Z|EES?T|WES?T|IST|JST|A[CEW][SD]T|NZ[SD]T|SAST|MSK|BRT|Zulu|ZULU|(?:Eastern|Central|Mountain|Pacific|Atlantic)(?: (?:Standard|Daylight))?)(?: [Tt]ime)?\*{0,2}[^\S\n]?[:=]\*{0,2}[^\S\n]{0,3}$/u;
