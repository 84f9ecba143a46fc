import { foldedWord } from '../characters.ts';

/**
 * What stands where nothing is known, language by language: `ikke tilgjengelig`, `нет данных`. Source: compiled by hand from
 * the wording of makers' and telematics portals' public manuals.
 */
const phrases = `
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

/** True for a value that says that there is none. */
export function saysAbsent(value: string): boolean {
  return absent.has(plain(value));
}

function plain(phrase: string): string {
  return foldedWord(phrase)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}
