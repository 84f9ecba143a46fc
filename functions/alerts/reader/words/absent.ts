import { classOf, digit, foldOf, letter } from '../../reading/letters.ts';
import { foldedWord } from '../characters.ts';

/**
 * What stands where nothing is known, language by language: `ikke tilgjengelig`, `нет данных`. Source: compiled by hand from
 * the wording of makers' and telematics portals' public manuals.
 */
const phrases = `
  none reported | none recorded | none found | none active | none detected | none at this time | nothing to report | nothing reported | nothing found | all clear | n a | n k | unk | tbc | dunno | don t know | no idea | not sure | illegible | unreadable | see above | see below | xx | xxx | xxxx | xxxxx | xxxxxx | other | others | generic | misc | miscellaneous | various | sonstige | sonstiges | autre | autres | otro | otra | otros | altro | altra | outro | outra | overig | overige | övrigt | annet | andet |
  keine aktiven fehler | keine fehler | keine störung | keine störungen | keine aktive störung | kein fehler | aucun défaut | aucun défaut actif | pas de défaut | aucune panne | sin fallas | sin fallas activas | sin fallos | sin alarmas | ninguna falla | sem falhas | sem falha | sem falhas ativas | nenhuma falha | nessun guasto | nessun errore | nessun guasto attivo | nessun allarme |
  geen storing | geen storingen | geen actieve storingen | geen fouten | inga fel | inga aktiva fel | inga larm | ingen feil | ingen aktive feil | ingen fejl | ingen aktive fejl | ei vikoja | ei aktiivisia vikoja | ei vikaa | brak usterek | brak aktywnych usterek | brak błędów | bez závad | žádné závady | žádné aktivní závady | bez poruchy | bez porúch | žiadne poruchy |
  nincs hiba | nincs aktív hiba | fără erori | nicio eroare | nicio eroare activă | fără defecte | arıza yok | aktif arıza yok | hata yok | нет ошибок | нет активных ошибок | ошибок нет | нет неисправностей | неисправностей нет | немає помилок | немає активних помилок | помилок немає | няма грешки | няма активни грешки | nema grešaka | nema aktivnih grešaka | bez grešaka | nema kvarova | ni napak | ni aktivnih napak | brez napak |
  καμία βλάβη | χωρίς βλάβη | vigu pole | vead puuduvad | nav kļūdu | kļūdu nav | klaidų nėra | nėra klaidų | אין תקלות | אין תקלה | لا توجد أعطال | لا يوجد عطل | بدون أعطال | कोई त्रुटि नहीं | ไม่มีข้อผิดพลาด | không có lỗi | tidak ada kerusakan | tidak ada kode | tiada ralat | 故障なし | エラーなし | 異常なし | 无故障 | 無故障 | 无报警 | 고장 없음 | 이상 없음 |
  unbekannter ort | keine daten | keine position | keine positionsdaten | kein standort | kein gps signal | kein signal | keine verbindung | nicht vorhanden | nicht bestimmbar | entfällt | fehlt | ohne angabe | ohne | leer | nicht erfasst | nicht ermittelbar | standort unbekannt | position unbekannt |
  aucun | aucune | aucune donnée | pas de signal | pas de position | pas de gps | pas de données | sans objet | non reçu | non reçue | indéterminé | indéterminée | position inconnue | lieu inconnu | non localisé | néant | vide | signal gps perdu | perte de signal | hors couverture |
  no hay | sin señal gps | sin dato | sin información | sin registro | sin posición gps | sin cobertura | ubicación desconocida | ninguna | ninguno | no aplica | no determinado | no determinada | no especificado | no especificada | no definido | no definida | pendiente | vacío | no se recibe | s d | s n | por confirmar | no identificado |
  indisponível | não disponível | sem dados | sem informação | sem posição | sem gps | sem sinal gps | sem localização | localização desconhecida | não aplicável | nenhum | nenhuma | não identificado | não identificada | não definido | não definida | não determinada | a confirmar | pendente | vazio |
  nessuno | nessuna | nessun dato | nessun segnale | nessuna posizione | dato assente | assente | mancante | non rilevato | non rilevata | non rilevabile | segnale assente | gps assente | non indicato | non indicata | non definito | posizione sconosciuta | ignoto | ignota | in attesa | vuoto | n p |
  geen gegevens | geen data | geen signaal | geen positie | geen locatie | geen gps signaal | niet ingevuld | niet van toepassing | nvt | n v t | niet bepaald | ontbreekt | locatie onbekend | positie onbekend | leeg | niet vastgesteld |
  saknas | ej tillgänglig | ej tillgängligt | inte tillgänglig | inte tillgängligt | otillgänglig | ingen data | ingen position | ingen signal | ingen gps | ingen uppgift | uppgift saknas | okänt | okänd plats | okänd position | ej angivet | inga data | tomt |
  ikke tilgjengelig | utilgjengelig | ikke tilgængelig | utilgængelig | ingen data | ingen posisjon | ingen position | ingen gps | ingen signal | mangler | ukjent | ukendt | ukjent posisjon | ukendt position | ikke angitt | ikke angivet | ikke oppgitt | ikke registrert | ikke registreret | tom | tomt |
  ei tietoa | ei tiedossa | ei saatavilla | ei saatavissa | ei signaalia | ei sijaintia | ei gps | puuttuu | tuntematon | ei määritetty | ei ilmoitettu | tyhjä | ei käytettävissä |
  brak | brak danych | brak sygnału | brak sygnału gps | brak pozycji | brak lokalizacji | brak informacji | nie dotyczy | nieznana | nieznany | nieznane | niedostępna | niedostępny | niedostępne | nie określono | nieokreślona | pusty | nie ustalono |
  neznámá | neznámý | neznámé | neznáma | neznámy | neznáme | není k dispozici | nie je k dispozícii | nedostupná | nedostupné | nedostupný | bez signálu | bez gps | bez údajů | bez údajov | žádná | žádný | žádné | žiadna | žiadny | chybí | chýba | neurčeno | neuvedené | neuvedeno | neuvedená | nezistené | nezjištěno | nie je známa | není známo | bez polohy |
  ismeretlen | nincs | nincs adat | nincs jel | nincs gps | nincs gps jel | nem ismert | nem elérhető | nem áll rendelkezésre | nem érhető el | hiányzik | nincs megadva | nincs pozíció | üres |
  necunoscut | necunoscută | nedisponibil | nedisponibilă | indisponibil | indisponibilă | fără date | fără semnal | fără gps | lipsă | lipsă date | lipsă semnal | nu este disponibil | nu este disponibilă | niciunul | nespecificat | nespecificată | nu se cunoaște | nicio |
  bilinmiyor | yok | veri yok | sinyal yok | gps yok | konum yok | belirsiz | mevcut değil | alınamadı | bilgi yok | girilmedi | belirtilmemiş | boş | bulunamadı | erişilemiyor |
  неизвестно | неизвестна | неизвестен | неизвестный | нет данных | нет | нет сигнала | нет сигнала gps | нет связи | нет координат | недоступно | недоступна | недоступен | не определено | не определена | не указано | не указан | не указана | отсутствует | отсутствуют | данные отсутствуют | данных нет | н д | не задано | пусто | не передано | нет информации |
  невідомо | невідома | невідомий | немає даних | немає | немає сигналу | недоступно | недоступна | не визначено | не визначена | не вказано | відсутнє | відсутній | дані відсутні | відсутні |
  неизвестно | няма данни | няма | няма сигнал | недостъпно | недостъпна | не е налично | не е налична | неопределено | липсва | липсват | без данни | без сигнал | не е посочено |
  непознато | непозната | није доступно | нема података | нема | нема сигнала | nepoznato | nepoznata | nepoznat | nedostupno | nedostupna | nije dostupno | nije dostupna | nema podataka | nema | nema signala | nema gps signala | bez podataka | bez signala | nije navedeno | nije poznato | nije poznata | neznano | neznana | neznan | ni na voljo | ni podatka | ni podatkov | ni signala | ni znano | brez podatkov | brez signala | manjka |
  άγνωστη | άγνωστο | άγνωστος | μη διαθέσιμη | μη διαθέσιμο | μη διαθέσιμα | δεν υπάρχει | δεν υπάρχουν δεδομένα | δεν είναι διαθέσιμη | δεν είναι διαθέσιμο | χωρίς σήμα | χωρίς δεδομένα | καμία | κανένα | λείπει |
  teadmata | tundmatu | puudub | andmed puuduvad | pole saadaval | ei ole saadaval | pole | signaal puudub | määramata |
  nezināma | nezināms | nav zināma | nav zināms | nav | nav datu | nav pieejama | nav pieejams | nav signāla | trūkst | nav norādīts | nav noteikta |
  nežinoma | nežinomas | nėra | nėra duomenų | nėra signalo | nepasiekiama | nepasiekiamas | neprieinama | trūksta | nenurodyta | nenustatyta | duomenų nėra |
  לא ידוע | לא ידועה | לא זמין | לא זמינה | אין | אין נתונים | אין קליטה | אין אות | חסר | לא צוין | לא נמסר |
  غير معروف | غير معروفة | غير متوفر | غير متوفرة | غير متاح | غير متاحة | لا يوجد | لا توجد | لا توجد بيانات | لا توجد إشارة | لا توجد بيانات موقع | مجهول | غير محدد | غير محددة | بدون |
  अज्ञात | उपलब्ध नहीं | उपलब्ध नहीं है | नहीं | कोई नहीं | डेटा नहीं | सिग्नल नहीं | पता नहीं | कोई डेटा नहीं |
  ไม่ทราบ | ไม่มี | ไม่มีข้อมูล | ไม่มีสัญญาณ | ไม่ระบุ | ไม่พบ | ไม่พบตำแหน่ง | ไม่พร้อมใช้งาน | ไม่มีสัญญาณ gps |
  không rõ | không có | không xác định | không có dữ liệu | không có tín hiệu | chưa rõ | chưa xác định | không khả dụng | không biết | mất tín hiệu |
  tidak diketahui | tidak tersedia | tidak ada | tidak ada data | tidak ada sinyal | tiada | tiada data | tiada isyarat | tidak terdeteksi | belum diketahui | kosong | tak diketahui | nihil |
  不明 | 未知 | 未取得 | 取得不可 | 取得できず | 取得できません | データなし | 情報なし | 測位不可 | 測位できず | 圏外 | 無 | 無資料 | 無訊號 | 无数据 | 无信号 | 无定位 | 未定位 | 暂无 | 暂无数据 | 未提供 | 未登録 | 未設定 | 未设置 | 沒有 | 没有 | 不详 | 無法取得 | 알수없음 | 알 수 없음 | 미상 | 미확인 | 없음 | 정보 없음 | 정보없음 | 데이터 없음 | 신호 없음 | 수신 불가 | 확인 불가 | 위치 정보 없음 | 위치정보 없음`;

const absent: ReadonlySet<string> = new Set(phrases.split('|').map(plain));

/**
 * What was not done for there to be a value, by the words that deny it: `não cadastrado`, `nicht im System hinterlegt`, `не
 * внесена в базу`. The beginnings of the words, since they are inflected.
 */
const denials: readonly (readonly [string, string])[] = [
  [
    'not',
    'recorded registered entered listed captured configured filled populated supplied specified defined determined located found readable legible stored held loaded logged on\\sfile',
  ],
  [
    'nicht',
    'erfasst hinterlegt angegeben gepflegt vergeben zugeordnet zugewiesen eingetragen gesetzt gefunden bekannt bestimm definier ermittel übermittel verfügbar vorhanden gemeldet registrier lokalisier erhalten gesendet empfangen belegt ausgefüllt gespeichert angelegt eingegeben',
  ],
  [
    'non|pas',
    'enregistré saisi renseigné attribué communiqué défini disponib reçu transmis trouvé indiqué précisé déterm identifié fourni applicab localisé répertorié connu géolocalisé configuré référencé',
  ],
  [
    'no|não|sin|sem',
    'cadastrad registrad registad informad fornecid definid atribuíd asignad preenchid encontrad localizad determinad identificad especificad disponib disponív recibid recebid transmitid reportad aplicab aplica comunicad ingresad cargad incluid incluíd consta consignad indicad facilitad establecid configurad dado dada completad capturad conocid conhecid',
  ],
  [
    'non',
    'registrat inserit assegnat comunicat definit disponib ricevut trasmess trovat impostat compilat specificat determina identificat indicat rilevat rilevab not pervenut fornit applicab localizza censit',
  ],
  [
    'niet',
    'ingevoerd ingevuld geregistreerd opgegeven bekend beschikbaar toegewezen toegekend gevonden ontvangen vastgelegd gedefinieerd bepaald doorgegeven vermeld aanwezig gemeld ingesteld gekoppeld',
  ],
  [
    'ej|inte|ikke',
    'registrer angiv angitt angett tillgäng ifylld tilldelad tildel hittad hittat känd känt mottag mottatt modtaget inmat inlag lagt definier definer fastställ fastsatt lokaliser uppgiv oppgitt oplyst rapporterat rapportert rapporteret tilgjeng tilgæng utfylt udfyldt funnet fundet kjent kendt bestemt indtastet oprettet opprettet satt',
  ],
  [
    'ei',
    'kirjattu rekisteröity syötetty annettu asetettu määritetty määritelty saatavi tiedossa löytynyt löydy paikannettu vastaanotettu ilmoitettu merkitty käytettävissä tallennettu',
  ],
  [
    'nie',
    'zarejestrowan podan wprowadzon przypisan znalezion ustawion określon dostępn dotyczy wypełnion uzupełnion ustalon odebran przesłan zdefiniowan nadan zapisan',
  ],
  [
    'nem|nincs',
    'ismert elérhető rögzítve rögzített azonosít található szerepel megad kitölt beállítva hozzárendel regisztrál meghatároz bejegy',
  ],
  [
    'nu|ne',
    'înregistrat specificat completat alocat cunoscut cunoaște definit disponibil introdus identificat transmis precizat există',
  ],
  [
    'не|нема|немає',
    'зарегистр внесен внесён введен введён заполн присво найден указан задан определен определён передан получен извест установлен доступ назнач записан зафиксир привяз сообщ применим зареєстр внесено знайден вказан визнач отриман відом встановл признач повідом надан',
  ],
  ['δεν|μη', 'καταχωρ δηλωθ δηλωμ ορισ βρέθη υπάρχει υπάρχουν δόθη διαθέσιμ γνωστ'],
];

/** The same in one word, or after it. */
const missing = `nezadán nevyplněn neevidován nepřiřazen nenalezen neregistrován neuveden nezjištěn neurčen nedefinován nenastaven nepřijat
  nezaznamenán nezadan nevyplnen nepriraden nenájden nezisten nezaznamenan neînregistrat nespecificat necompletat nealocat nedefinit
  neintrodus neidentificat netransmis neprecizat незарегистрирован неуказан girilmemiş girilmedi kaydedilmemiş tanımlanmamış atanmamış
  belirtilmemiş tanımsız alınamıyor bulunmuyor bildirilmedi okunamadı kayıtlı\\sdeğil tanımlı\\sdeğil`;

const beginnings = (words: string) => words.trim().split(/\s+/).join('|');
const denied = new RegExp(
  `^(?:${[
    ...denials.map(([deny, words]) => `(?:${deny}) (?:[^ ]{2,10} ){0,2}(?:${beginnings(words)})[^ ]{0,8}`),
    `(?:${beginnings(missing)})[^ ]{0,4}`,
    '(?:未|尚未)(?:登録|入力|設定|取得|記録|確認|記入|受信|割当|定義|登记|登記|录入|錄入|填写|填寫|知|设置|配置|绑定|綁定|提供|记录|記錄|获取|上传|上傳|定义|注册|註冊|匹配|找到|分配|定位)[^ ]{0,4}',
    '(?:登録|記録|該当|設定|入力|受信|情報|位置情報)(?:なし|無し|されていません|がありません)',
    '(?:无|暂无|没有|無|查无|沒有)(?:记录|信息|数据|资料|記錄|資料|相关信息|定位信息)|待(?:定|补充|填写|確認|确认)',
    '미(?:등록|입력|설정|지정|기재|수신|확인|상|정|배정|측정|제공)|(?:등록|입력|확인|설정)(?:되지 않음| ?안 ?됨| ?없음)|기록 ?없음|해당 ?없음',
  ]
    .map(foldedWord)
    .join('|')})(?: (?:im|in|the|en|el|em|no|na|nel|dans|au|på|i|w|v|ve|в|у) [^ ]{2,14}(?: [^ ]{2,12})?)?$`,
  'u',
);

/** True for a value that says that there is none. */
export function saysAbsent(value: string): boolean {
  if (!mayBeAbsent(value)) return false;
  const said = plain(value);
  return absent.has(said) || denied.test(said);
}

/** By its first two letters, as hardly a value begins that is known. */
function mayBeAbsent(value: string): boolean {
  let at = 0;
  while (at < value.length && !isOfWord(value.charCodeAt(at))) at += 1;
  const code = value.charCodeAt(at);
  if (at === value.length || code > 0x2e80) return true;
  const next = at + 1 < value.length ? value.charCodeAt(at + 1) : space;
  return heads.has(headOf(foldOf(code), isOfWord(next) ? foldOf(next) : space));
}

/** Two letters as one number, which is looked up faster than their text. */
function headOf(first: number, second: number): number {
  return (first << 14) ^ second;
}

function isOfWord(code: number): boolean {
  return (classOf(code) & (letter | digit)) !== 0;
}

const space = 32;
const heads = new Set(
  [...absent, ...denials.flatMap(([deny]) => deny.split('|')), ...missing.trim().split(/\s+/)].map((words) =>
    headOf(foldedWord(words).charCodeAt(0), foldedWord(`${words} `).charCodeAt(1)),
  ),
);

function plain(phrase: string): string {
  const words = foldedWord(phrase);
  return /^[a-z\d]+$/.test(words) ? words : words.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();
}
