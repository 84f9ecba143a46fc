/*
 * What streets are called, language by language, for addresses in running text: before the name, after it, or at its end.
 * Source: compiled by hand from the postal services' addressing guidelines.
 */

/** Before the name: `rue des Lilas`, `ul. Leśna`, `пр. Ленина`, `Jl. Yos Sudarso`, `شارع الخرج`. */
export const kindsBefore = [
  'rue avenue av ave boulevard bd bld boul chemin ch route rte impasse allée cours quai place pl chaussée passage sentier faubourg esplanade promenade',
  'calle avenida avda avd bulevar blvd blv carretera ctra camino cno paseo pso pasaje pje plaza pza ronda rambla glorieta travesía muelle jirón jr prolongación prol calzada calz autopista circuito cerrada privada callejón carrera cra kr diagonal transversal',
  'rua avenida travessa tv alameda estrada estr rodovia rod praça largo lgo ladeira cais beco',
  'via viale vle piazza corso largo vicolo strada contrada piazzale lungomare molo salita circonvallazione borgo',
  'strada str bulevardul bdul calea cal aleea șoseaua șos splaiul intrarea piața',
  'ul ulica al aleja aleje os osiedle plac rondo szosa trg ulici',
  'ул улица пр просп проспект бул бульвар б пер переулок ш шоссе наб набережная пл площадь проезд мкр вул вулиця провулок площа шосе булевард булевар трг улици улице вулиці проспекті проспекте',
  'λεωφ λεωφόρος λεωφόρου οδός οδού οδ πλατεία πλ',
  'jl jalan jln lorong lrg lebuh lebuhraya persiaran gang gg đường phố ngõ',
  'شارع طريق جادة ميدان رחוב רחוב רח שדרות שד דרך כביש',
].join(' ');

/** After the name: `Regensburger Straße`, `Ostmalas iela`, `Futó utca`, `Ege Caddesi`, `Свердловский тракт`. */
export const kindsAfter = [
  'straße strasse str allee platz weg ring damm gasse ufer chaussee steig',
  'gatan gata vägen väg gränd torg torget vej vejen gade gaden gate gaten vei veien veg vegen plads plass katu tie kuja',
  'straat laan dijk kade plein singel gracht dreef steeg steenweg',
  'utca u út útja tér körút krt sor fasor köz rakpart',
  'caddesi cad cd sokak sokağı sok sk bulvarı blv mahallesi mah yolu bulvar',
  'cesta ulica ulice třída nám náměstí námestie nábřeží nábrežie',
  'iela gatve prospekts bulvāris laukums šoseja gatvė g prospektas pr plentas alėja tänav tn tee mnt maantee puiestee pst',
  'тракт шоссе проспект улица переулок бульвар набережная проезд',
  'road rd street marg रोड मार्ग पथ सड़क स्ट्रीट',
].join(' ');

/** At the end of the name: `Hüttenstraße`, `Satamatie`, `Søndergade`, `Zeedijk`. */
export const kindsAtEnd =
  'straße strasse str weg gasse platz allee damm ufer chaussee deich kai steig gatan gata vägen väg gränd stigen torget veien vegen vei veg gaten gate vej vejen gade gaden allé stræde straat laan dijk kade plein singel gracht dreef steeg steenweg katu kuja tie polku ranta';

/** Between a town and its street: `in Lycksele vid Norra vägen 51`, `Ústí na adrese Žižkova 45`. */
export const toStreet =
  'sobre junto frente vid ved på paa an der die dem den in im auf am na en el la al at on aan de het adrese adresse adresi adres sur a az nella nel sulla i u у на по в στη στην στο pe à au the mestu ulici gate adressen osoitteessa ulice ulicy przy v pie boulevard pada bij przy aadressil οδό διεύθυνση адрес адресу адресі adresa adresu adresie cím címen di beim zum zur por calle carretera calea ulicom ulitsa';

/** Right before a town that a street follows: `in Passau, …`, `в городе Новокузнецк, …`, `στη Λάρισα, …`. */
export const toTownOfStreet =
  'in im bei nahe en em a à i w we v ve na te ved vid i u at near on la din în из в у во під біля город городе городі місті місто град гр г м στη στην στο στον din lângă mieście miejscowości miastem obci městě meste mesto mestu kraju kraj linnas asukohaga asukohas stāv stovi seisab asub atrodas sijaitsee seisoo stoji nahaja în orașul oraș di ad da ai paikassa paikkakunnalla Ort position pozice poloha في di pekan kota mjestu gradu grad u selu селе село';

/** Right after a town that a street follows: `Narva linnas, …`, `पुणे में …`. */
export const wordsAfterTown = 'linnas vallas में ilinde ilçesinde şehrinde pilsētā mieste';
