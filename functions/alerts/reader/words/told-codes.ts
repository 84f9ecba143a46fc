/** Words that lead to a code in running text, folded. */

/** What machines and people do with a code: `put up CA2249`, `hat CA144 gemeldet`. */
export const showingVerbs = `threw throws throwing throw shows show showing showed shown displays display displaying displayed reads read reading flashing flashed flash flashes gives giving gave got getting get reported reporting
  reports logged logging logs log raised raises raising triggered triggers popped popping posted posting posts put flagged flagging set sets setting sent tripped trips came up with spat spitting spit kicked kicking registered recorded
  registers records generated issued issues stored tells says said pulled pulls pulling scanned sees saw seeing screen dash monitor panel screens cluster
  affiche affichait indique signale signalait remonte renvoie sort donne ecran zeigt zeigte zeigen meldet meldete meldeten wirft warf bringt brachte gab gibt hat anzeige bildschirm display muestra muestran mostro marca marco arroja arrojo reporta reporto lanza
  lanzo salio sale saca aparece aparecio tiene registro registra pantalla tablero mostra mostrou segnala indica dato da ha deu acusou acusa apresenta apresentou reportou registrou gerou emitiu exibe exibiu painel tela segnalato mostrato registrato
  dato uscito toont toonde geeft gaf meldt meldde kwam scherm viser visar visade larmar melder meldte gav ger kastar skarmen displayen nayttaa naytti antaa antoi ilmoitti zglasza zglosila zglosil pokazuje wyswietla wyswietlil hlasi
  ukazuje zahlasil zobrazil veriyor verdi gosteriyor gosterdi beeped beeping beeps sviti lyser palaa leuchtet brennt brandt knippert swieci acende yaniyor
  anzeigt gemeldet stehen geblieben steht meldung alarme ecran visor exibindo apareceu marcou marcando aparecen tira tiro larga largo mando pantalla quadro cruscotto segna beeld melding vyhodil vyhodila zahlasila hlasia zobrazuje svieti zgloszono wyrzucila wyrzucil wyswietlacz displeji zobrazila
  nayttoon naytossa ruudulla heittaa herjaa koden meddelar rapporterar rapporterer rapporterade indikerer skarm skjermen skaermen
  afișează afiseaza arată indică apare apărut semnalează raportează ecran kijelzőn kijelez kijelzi mutat mutatja jelez jelzi jelzett jelzi ír írja kiírta látszik dob dobott hibát
  показывает показал показала выдает выдаёт выдал выдала выскочил выскочила высветил высветилась высветился горит загорелась выбило пишет экране дисплее сообщает сигнализирует зафиксирован
  показує показав показала видає видав видала світиться горить висвітив екрані дисплеї повідомляє
  показва показа изписва изписа дава даде свети екрана дисплея сигнализира
  приказује приказао јавља јавио javlja javio javila pokazuje prikazuje prikazao izbacio izbacila izbacuje ekranu zaslonu displeju dojavljuje sporoča kaže prikazal
  δείχνει έδειξε βγάζει έβγαλε εμφανίζει εμφάνισε οθόνη αναφέρει
  näitab kuvab ekraanil teatab andis annab rāda parāda ekrānā uzrāda ziņo rodo rodė ekrane praneša
  מציג מציגה הציג הציגה מראה הראה מסך נותן נתן מדווח يظهر ظهر تظهر ظهرت يعرض تعرض الشاشة يعطي أعطى يشير
  दिखा रहा आ स्क्रीन दिखाता muncul menampilkan tampil keluar layar menunjukkan memaparkan paparan tertera
  báo hiện hiển hình ขึ้น แสดง หน้าจอ โชว์ ekranda gösteriyor veriyor çıktı yazıyor verdi 显示 顯示 出現 出现 报 報 跳 표시 발생 떴 zaznamenal zaznamenala nahlásil nahlásila riporta riportano skriver skrev skriv kirjasi zapisał zapisała zarejestrował zarejestrowała wykrył`;

/** Of these what displays do, and what a display is called: what is read there is hardly anything but a code. */
export const displayingVerbs = `shows show showing showed shown displays display displaying displayed reads read reading flashing flashed flash flashes blinking blinks says said screen screens dash monitor panel cluster threw throws throwing thrown put popped popping coded screaming
  zeigt zeigte zeigen anzeige bildschirm anzeigt meldet wirft affiche affichait indique ecran écran muestra muestran mostro marca pantalla tablero arroja mostra mostrou segna cruscotto quadro exibe painel tela visor acusa acusou toont toonde scherm beeld
  visar visade viser viste skarmen displayen skjermen skaermen nayttaa naytti ruudulla naytossa pokazuje wyswietla wyswietlacz ukazuje zobrazuje displeji gosteriyor ekranda показывает показал экране показує екрані показва екрана prikazuje ekranu zaslonu afișează ecran kijelzőn mutatja
  δείχνει οθόνη näitab ekraanil rāda ekrānā rodo ekrane מציג מסך يظهر يعرض الشاشة स्क्रीन layar menunjukkan hiển หน้าจอ แสดง 显示 顯示 表示 표시`;

/** What a machine has of many things: a code where it looks like nothing else. */
export const weakVerbs = `has have had having got carries`;

/** What codes are called. */
export const codeNouns = `code codes dtc dtcs fault faults error errors alarm fehler fehlercode fehlercodes fehlernummer storungscode storung stoercode defaut defauts panne anomalie codigo codigos fallo falla averia erro falha codice codici errore guasto anomalia
  storing storingscode foutcode fout felkod felkoden fel feil feilkode feilkoden fejl fejlkode fejlkoden vikakoodi vika koodi kod kody kodem usterka blad bledu kodu porucha zavada chyba chybovy hata ariza kode koden コード エラー
  storingscodes koda kodo vian virhe virheen hiba hibakod hibakoddal kóddal hibakódot kodom kódem kódom kodom greska greška grešku kvar napaka napako pogreška eroare eroarea cod codul defect
  код кодом коду ошибка ошибку ошибки ошибкой неисправность неисправности помилка помилку помилкою несправність грешка грешката повреда грешку квар κωδικός κωδικό σφάλμα βλάβη
  viga veakood kood koodi kļūda kods kodu kodas klaida klaidos קוד תקלה שגיאה الرمز رمز كود الكود العطل عطل خطأ कोड त्रुटि kode kerusakan error ralat mã lỗi รหัส โค้ด arıza kodu kodlu 代码 代碼 故障码 故障碼 报警 코드 에러
  avaria avarias falhas fallos fallas averías averia erreur erreurs défauts pannes anomalies errori guasti anomalie segnalazione err
  storingen foutmelding foutmeldingen foutcodes felkoder feilkoder fejlkoder fejlmelding feilmelding felmeddelande störung störungen störmeldung fehlermeldung störcode fehlern
  usterkę usterki usterką błąd błędy błędem awaria awarię kodzie závadu závady závadou poruchu poruchy poruchou chybu chyby chybou hlášení kódy
  кода кодът кодове авария аварию неисправностью ошибкою ошибок помилки помилок несправністю аварію грешки повреди
  greškom greške kvara kvarom pogrešku pogreške pogreškom napake napaki okvara okvaro okvare šifra šifro šifru kôd
  βλάβης βλάβες σφάλματος σφάλματα κωδικού κωδικοί hibával hibakódja hibakódok kódot viasta vikaa virheestä vikakoodin vikakoodia koodin koodia
  veakoodi veateade rikkekood rikkekoodi rike kļūdu kļūdas bojājums bojājuma bojājumu klaidą klaidos gedimas gedimo gedimą kodą
  arızası hatası koduyla erori coduri defecțiune defecțiunea kesalahan gangguan kodenya أعطال תקלת`;

/** What may stand between them and the code. */
export const joiningWords = `up the a an le la les el los il lo der die das den de het een en ett et me us out on in of is was are it its that this no number nr num n n° o os um uma una uno un unos with mit avec con com met med z e est es ist er ar as for him her them
  now currently active new again there also off says screen dash dashboard monitor panel display cluster operator driver set came one service trouble diagnostic engine hydraulic event message two both been analyzer analyser scanner tester reader tool laptop tablet phone app portal readout ecm ecu controller testgerat laptopen valise outil escaner scanner
  attivo attivi attiva attive aktiv aktiva aktive aktiver aktivní aktywny aktywna aktywne aktywną actif actifs activo activos activa activas ativo ativos ativa ativas actief actieve активный активна активен due dos deux zwei twee två to dvě två
  на в у с è на е το ο η την με на naš на מספר את עם رقم मे है में aa raha số en på vian virheen koodin s v ve`;

/** What a number is of that is no code. */
export const countedNouns = `po order invoice case ticket job part quote ref reference bon auftrag bestellung commande pedido ordine phone tel call mobile cell fax ext room suite unit lot gate exit mile km hwy highway route
  page step rev version model serial sn pin vin serie meter hours hobbs clock tag asset odometer temp speed pressure rpm tier zip channel year about around approx over under than until bis from since near zone bay pier dock row
  nachdem vers environ hacia cerca circa ongeveer omkring`;
