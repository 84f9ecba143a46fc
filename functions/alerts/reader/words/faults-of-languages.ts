/*
 * Parts of machines and what is wrong with them, in the languages whose portals word faults, beyond the lists of `word-kinds`,
 * in the forms that titles of faults have. Source: plain words of the languages, compiled by hand.
 */

/** What breaks: `датчик давления масла`, `motorolaj nyomás`. */
export const partsOfLanguages = `
  kraftstofffilter hydrauliköltemperatur hydrauliköldruck hydraulikölstand rußfilter steuergerät lüfter lichtmaschine getriebeöl
  getriebeöldruck öltemperatur ölstand motoröldruck motortemperatur ladeluft drucksensor drehzahlsensor temperatursensor kupplung
  hydraulikpumpe hydraulikfilter kühlmittelpumpe wasserpumpe wasserabscheider zylinder hubwerk ausleger schwenkwerk fahrantrieb
  calculateur turbo embrayage ventilateur bougie faisceau connecteur alternateur hydraulique cylindre flèche rampe vérin
  transmisión embrague ventilador alternador turbocompresor cilindro pluma arnés conector hidráulica admisión
  transmissão injetor embreagem ventoinha alternador cilindro lança chicote conector hidráulica admissão embraiagem
  sensore sensori cambio alternatore frizione ventola cilindro braccio cablaggio connettore idraulica
  olie temperatuur transmissie rem dynamo koelvloeistofpeil koelvloeistoftemperatuur koppeling ventilator cilinder giek hydrauliekolie
  luchtfilter brandstoffilter motoroliedruk oliepeil drukopnemer
  olja nivå växellåda broms generator kylvätsketemperatur kylvätskenivå hydraulolja hydrauloljetemperatur bränslefilter luftfilter
  oljenivå motorolja koppling fläkt cylinder spänning
  olje kjølevæske kjølevæskenivå kjølevæsketemperatur girkasse brems drivstoff hydraulikkolje hydraulikkoljetemperatur oljenivå
  drivstoffilter vifte clutch sylinder kølevæske kølevæskeniveau kølevæsketemperatur gearkasse brændstof brændstoffilter hydraulikolie
  olieniveau blæser kobling
  öljy moottori moottorin lämpötila taso vaihteisto vaihteiston hydrauliikka hydrauliöljyn ilmansuodatin polttoainesuodatin jäähdytys
  akun jännite kytkin tuuletin sylinteri nosto
  olej silnik silnika płyn płynu poziom skrzynia skrzyni paliwo czujnika zaworu pompy filtra powietrza oleju hydraulicznego
  chłodziwa ciśnienia temperatury sprzęgło wentylator alternator siłownik wtryskiwacz
  olej motoru kapalina kapaliny hladina převodovka převodovky palivo snímače ventilu čerpadla filtru tlaku teploty vzduchový
  hydraulického alternátor spojka ventilátor vstřikovač prevodovka brzdy hladiny olejový
  olaj olajnyomás olajszint nyomás nyomása hőmérséklet hőmérséklete érzékelő jeladó szelep szivattyú szűrő légszűrő
  üzemanyagszűrő hűtőfolyadék szint akkumulátor váltó sebességváltó fék üzemanyag motorolaj hidraulikaolaj hidraulika hűtővíz
  generátor turbófeltöltő henger ventilátor
  ulei uleiului presiune presiunea temperatură temperatura senzor senzorul senzorului supapă filtru filtrul lichid lichidul răcire
  nivel nivelul transmisie frână combustibil baterie alternator pompă pompa hidraulic ambreiaj ventilator
  sıcaklık sıcaklığı valf valfi seviye seviyesi şanzıman filtresi motoru hidrolik soğutucu akü şarj hava debriyaj silindir
  λάδι λαδιού λαδιών κινητήρας κινητήρα πίεση πίεσης θερμοκρασία θερμοκρασίας αισθητήρας αισθητήρα βαλβίδα βαλβίδας αντλία
  αντλίας φίλτρο φίλτρου ψυκτικό ψυκτικού στάθμη στάθμης μπαταρία μπαταρίας κιβώτιο φρένο φρένα καύσιμο καυσίμου υδραυλικού
  υδραυλικό τάση ψύξης αέρα
  масло масла маслом двигатель двигателя давление давления температура температуры датчик датчика клапан клапана насос насоса
  фильтр фильтра охлаждающей охлаждения жидкости уровень аккумулятор аккумулятора коробка тормоз тормоза топливо топлива
  топливный воздушный гидравлического гидравлики генератора сцепления вентилятора турбины форсунки мочевины напряжение
  олива оливи двигун двигуна тиск тиску датчика клапана насоса фільтр фільтра охолоджувальної рідини рівень акумулятор
  гальмо гальма паливо палива паливний повітряний гідравліки напруга
  налягане маслото охлаждаща течност ниво горивен въздушен датчика напрежение
  ulje ulja tlak tlaka temperatura temperature senzor senzora ventil ventila pumpa pumpe filter filtera rashladne tekućine
  tečnosti razina nivo goriva kočnica napon motora mjenjača menjača olja hladilne tekočine tlaka
`;

/** What is wrong with it: `обрыв цепи`, `eltömődött`. */
export const troublesOfLanguages = `
  leitungsbruch gestört unterdruck überdruck fehlerhaft blockiert klemmt abgelaufen grenzwert überschritten unterschritten aussetzer
  unterspannung überspannung unplausibel kabelbruch wackelkontakt überhitzte
  insuffisant insuffisante bouché bouchée coupure ouvert absent absente manquant manquante défaillant défaillante défectueux
  défectueuse bloqué bloquée incohérent incohérente surpression dépassé dépassée hors
  insuficiente sucio sucia abierto abierta ausente defectuoso defectuosa bloqueado bloqueada excesiva excesivo errático errática
  incoherente desgastado desgastada tapado saturado
  sujo suja aberto aberta defeituoso defeituosa entupido entupida danificado danificada
  insufficiente sporco sporca aperto aperta assente difettoso difettosa bloccato bloccata eccessiva eccessivo anomalo anomala
  usurato usurata interruzione intasato intasata
  onvoldoende vervuild onderbroken onderbreking lekkage ontbreekt geblokkeerd versleten overbelast oververhit
  otillräcklig otillräckligt smutsigt smutsig avbrott saknas blockerad sliten kortsluten kortslutning överhettad
  utilstrekkelig brudd overopphetet mangler blokkert slitt overbelastning tilstoppet
  utilstrækkelig afbrydelse overophedet lækage blokeret slidt
  likainen oikosulku oikosulussa katkos ylikuumentunut puuttuu viallinen jumissa kulunut ylikuorma tukossa tukkeutunut ylikuumeni
  zapchany zabrudzony zabrudzona przerwa przegrzany przegrzana brak uszkodzony uszkodzona zablokowany zablokowana zużyty zużyta
  przeciążenie nieprawidłowy nieprawidłowa nieprawidłowe zatkany zatkana zwarcie
  zanesený zanesená znečištěný znečištěná přerušení chybí vadný vadná zablokovaný opotřebený přetížení ucpaný zkrat prerušenie
  upchatý skrat znečistený prehriatie
  alacsony magas eltömődött eltömődés szennyezett rövidzárlat szakadás túlmelegedés túlmelegedett szivárgás hiányzik hibás hiba
  beragadt kopott túlterhelés zárlat zárlatos szakadt
  scăzută scăzut ridicată ridicat înfundat înfundată murdar scurtcircuit întrerupere întrerupt supraîncălzire scurgere lipsă
  blocat blocată uzat suprasarcină colmatat colmatată
  kirli devre ısınma sızıntı eksik arızalı sıkışmış aşınmış tıkanmış kopuk
  χαμηλή χαμηλό υψηλή υψηλό βουλωμένο φραγμένο βραχυκύκλωμα διακοπή υπερθέρμανση διαρροή λείπει ελαττωματικό ελαττωματικός
  μπλοκαρισμένο φθαρμένο βλάβη
  низкое низкий низкая высокое высокий высокая засорен засорён засорение забит загрязнен загрязнён замыкание обрыв перегрев утечка
  отсутствует неисправен неисправность заклинил заклинило изношен перегрузка отказ недостаточное недостаточный превышена превышение
  низький низька низьке засмічений засмічення забитий обрив перегрів витік відсутній несправний несправність заклинив зношений
  перевантаження
  ниско високо запушен прекъсване прегряване изтичане липсва
  nizak nizka nisko niska visok visoka visoko začepljen zapušen kratki prekid pregrijavanje pregrevanje curenje nedostaje
`;
