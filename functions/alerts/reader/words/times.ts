/*
 * Words with which messages say of all their times which zone they are in: `All times are UTC`, `Alle Zeiten in MESZ`,
 * `(время UTC+7)`. Source: compiled by hand from the wording of telematics portals' public manuals and reports.
 */

/** Times of day, of which there are several: whatever else the sentence says of them, its zone is theirs. */
export const manyTimes = `
  times clocks timestamps stamps datetimes timezone tz timings
  zeiten uhrzeiten zeitangaben zeitstempel zeitpunkte zeitzone
  horodatages horodatage horaires fuseau horarios horários huso fuso
  orari marche
  tijden tijdstippen tijdstempels tijdsaanduidingen tijdzone
  tider tidpunkter tidsangivelser tidsstämplar klockslag tidszon tidspunkter klokkeslæt klokkeslett tidsstempler tidssone tidszone
  ajat kellonajat aikaleimat aikavyöhyke
  czasy strefa časy pásmo údaje
  időpontok időbélyegek időzóna idők
  orele timpii
  zamanlar zamanları dilimi saatleri
  времена часове пояс пояса
  vremena времена
  ώρες χρόνοι
  ajad kellaajad laiki laikai
  זמנים הזמנים الأوقات أوقات
`;

/** The same words for hours of any kind: they count where nothing but a link stands between them and the zone. */
export const timesOrHours = `hours heures horas ore godziny saatler часы час години tunnit sati timer`;

/** A time of day, and a label of one: the zone after it is that of all where the clause says nothing else. */
export const oneTime = `
  time clock datetime timestamp
  zeit uhrzeit ortszeit
  heure horodatage horaire hora horario horário ora orario
  tijd tijdstip tid tidpunkt tidspunkt aika kellonaika czas čas idő időpont saat zaman
  время час време vrijeme vreme ώρα aeg laiks laikas זמן שעה الوقت التوقيت वक्त समय เวลา waktu giờ
`;

/** All that is told; they count like one time. */
export const allThings = `
  all both everything alles alle tout toutes tous todo todos todas tutto tutti tutte tudo allt alt kaikki wszystko wszystkie vše
  všechny tüm minden toate все усі всі всички svi kõik visi
`;

/** Words between the times and their zone. */
export const timeLinks = `
  a all and are as at based be by currently date dates displayed expressed for given in is listed local logged machine of on printed recorded
  reported set shown site stated that the these this time times to use used using when where with zone
  alle am angaben angegeben angezeigt auf aus basieren bei beziehen das datum der die dieser gelten im in ist jeweils lokale lokal nach
  ortszeit sich sind und von zeit zone zu zur
  à affichées au aux dans date dates de des du d en est et exprimées heure horaire indiquées la le les locale locales sont sur
  a al de del el en es está están equipo expresadas fecha fechas hora horario indicadas la las local locales los máquina mostradas muestran
  registradas reportadas se son según sitio y zona
  as data datas e em exibidas exibidos expressas fuso hora horário indicadas informadas local mostradas mostrados o os são
  alla data date del della di e espressi espresse fuso gli in indicate indicati locale locali nel ora orario riportati sono tutti
  datum de en het in is lokale plaatselijke staan tijd tijdzone van weergegeven worden zijn
  alla anges angivna det och i lokal lokala är visas tid tidszon
  alle angitt angivet angives er i lokal og står tid vises
  ilmoitettu kaikki ovat päivämäärät näytetään paikallista paikallinen aika
  czas czasie czasu data daty i jest lokalnego lokalny lokalne lokalnym podane podano są strefa strefie w według
  čas čase časy datum jsou je místní místním podle pásmu uvedeny uváděny v ve
  minden helyi időpont idő szerint toate sunt în ora locală tüm yerel saat saati saatine göre olarak
  везде всюду overal überall durchweg partout siempre ovunque överallt overalt kaikkialla wszędzie všude mindenhol mindenütt peste tot her yerde παντού всюди скрізь
  дата и указано указаны в по местное местному московское московскому времени часовой пояс часовом поясе поясу
  дата й у за місцевим місцевий
`;

/** What takes back what is said, and whose times are none of the message's. */
export const otherTimes = `
  not no nicht nie non pas niet ikke inte ej ei nem не
  except office desk support hotline helpline opening open business call phone working response delivery lead cycle travel school
  several multiple many few more some two three four five repeated mehrere plusieurs varias várias diverse meerdere flera flere
`;
