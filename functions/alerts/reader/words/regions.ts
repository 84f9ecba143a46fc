/**
 * Divisions that addresses in Brazil, Italy, India, Mexico and Switzerland end with, as they are written there: they count only in
 * the places where those addresses have them. Source: the countries' postal services.
 */
const abbreviations = new Set(
  (
    'AC AL AM AP BA CE DF ES GO MA MG MS MT PA PB PE PI PR RJ RN RO RR RS SC SE SP TO ' +
    'AG AN AO AP AR AT AV BA BG BI BL BN BO BR BS BT BZ CA CB CE CH CL CN CO CR CS CT CZ EN FC FE FG FI FM FR GE GO GR IM IS KR LC LE ' +
    'LI LO LT LU MB MC ME MI MN MO MS MT NA NO NU OR PA PC PD PE PG PI PN PO PR PT PU PV PZ RA RC RE RG RI RM RN RO SA SI SO SP SR SS ' +
    'SU SV TA TE TN TO TP TR TS TV UD VA VB VC VE VI VR VT VV ' +
    'UP MH GJ KA HR WB JH CG HP ' +
    'ZH BE UR SZ OW NW GL ZG SH AI SG TG TI VD VS JU ' +
    'Ags. B.C. B.C.S. Camp. Chis. Chih. Coah. Col. CDMX Dgo. Gto. Gro. Hgo. Jal. Méx. Mich. Mor. Nay. N.L. Oax. Pue. Qro. Q.R. S.L.P. ' +
    'Sin. Son. Tab. Tamps. Tlax. Ver. Yuc. Zac.'
  ).split(' '),
);

/** Mexico's without their stops, as far as they are no words of their own. */
const withoutStops = new Set(
  'Ags BCS Chih Chis Coah Dgo Gto Hgo Jal Oax Qro SLP Tamps Tlax Yuc Zac'.split(' '),
);

/** Divisions by their names, which count where a city, and mostly a street, stand before them. Source: ISO 3166-2. */
const names = [
  // Mexico
  `aguascalientes|baja california|baja california sur|campeche|chiapas|chihuahua|coahuila|colima|durango|guanajuato|guerrero|
   hidalgo|jalisco|estado de méxico|edo. de méxico|michoacán|morelos|nayarit|nuevo león|oaxaca|puebla|querétaro|quintana roo|
   san luis potosí|sinaloa|sonora|tabasco|tamaulipas|tlaxcala|veracruz|yucatán|zacatecas|cdmx|ciudad de méxico`,
  // Great Britain
  `bedfordshire|berkshire|buckinghamshire|cambridgeshire|cheshire|cornwall|cumbria|derbyshire|devon|dorset|durham|east sussex|
   east yorkshire|east riding of yorkshire|essex|gloucestershire|greater london|greater manchester|hampshire|herefordshire|
   hertfordshire|isle of wight|kent|lancashire|leicestershire|lincolnshire|merseyside|norfolk|north yorkshire|
   northamptonshire|northumberland|nottinghamshire|oxfordshire|rutland|shropshire|somerset|south yorkshire|staffordshire|
   suffolk|surrey|sussex|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|worcestershire|
   yorkshire|powys|gwynedd|clwyd|dyfed|ceredigion|carmarthenshire|pembrokeshire|monmouthshire|denbighshire|flintshire|
   anglesey|glamorgan|fife|highland|aberdeenshire|angus|argyll and bute|ayrshire|east lothian|lanarkshire|midlothian|moray|
   perth and kinross|perthshire|scottish borders|west lothian`,
  // New Zealand
  `northland|waikato|bay of plenty|gisborne|hawke's bay|taranaki|manawatū-whanganui|manawatu-wanganui|tasman|marlborough|west coast|
   canterbury|otago|southland`,
  // Spain
  `bizkaia|vizcaya|gipuzkoa|guipúzcoa|araba|álava|navarra|asturias|cantabria|andalucía|cataluña|catalunya|galicia|aragón|
   extremadura|castilla y león|castilla-la mancha|comunidad valenciana|región de murcia|islas baleares|canarias|a coruña|
   albacete|alicante|almería|ávila|badajoz|barcelona|burgos|cáceres|cádiz|castellón|ciudad real|córdoba|cuenca|girona|granada|
   guadalajara|huelva|huesca|jaén|la rioja|las palmas|león|lleida|lugo|madrid|málaga|murcia|ourense|palencia|pontevedra|
   salamanca|segovia|sevilla|soria|tarragona|teruel|toledo|valencia|valladolid|zamora|zaragoza`,
  // Italy
  `lombardia|piemonte|veneto|toscana|emilia-romagna|liguria|lazio|campania|puglia|sicilia|sardegna|umbria|marche|calabria|
   basilicata|abruzzo|molise|friuli-venezia giulia|trentino-alto adige|valle d'aosta`,
  // Argentina, Bolivia, Brazil, Chile, Colombia, Peru
  `chubut|neuquén|catamarca|chaco|corrientes|entre ríos|formosa|jujuy|la pampa|mendoza|misiones|río negro|salta|san juan|
   san luis|santa cruz|santa fe|santiago del estero|tierra del fuego|tucumán|potosí|cochabamba|oruro|
   acre|alagoas|amapá|amazonas|bahia|ceará|distrito federal|espírito santo|goiás|maranhão|mato grosso|mato grosso do sul|
   minas gerais|pará|paraíba|paraná|pernambuco|piauí|rio de janeiro|rio grande do norte|rio grande do sul|rondônia|roraima|
   santa catarina|são paulo|sergipe|tocantins|antofagasta|atacama|tarapacá|arica y parinacota|coquimbo|valparaíso|o'higgins|
   maule|ñuble|biobío|bío-bío|araucanía|la araucanía|los ríos|los lagos|aysén|magallanes|antioquia|atlántico|bolívar|boyacá|
   caldas|caquetá|casanare|cauca|cesar|chocó|cundinamarca|huila|la guajira|magdalena|meta|nariño|norte de santander|
   putumayo|quindío|risaralda|santander|sucre|tolima|valle del cauca|áncash|ancash|apurímac|arequipa|ayacucho|cajamarca|
   cusco|huancavelica|huánuco|ica|junín|la libertad|lambayeque|loreto|moquegua|pasco|piura|puno|tacna`,
  // Germany, Austria, Netherlands, Belgium, France
  `bayern|baden-württemberg|hessen|niedersachsen|nordrhein-westfalen|nrw|rheinland-pfalz|saarland|sachsen|sachsen-anhalt|
   schleswig-holstein|thüringen|brandenburg|mecklenburg-vorpommern|bavaria|saxony|lower saxony|hesse|thuringia|
   north rhine-westphalia|niederösterreich|oberösterreich|steiermark|kärnten|tirol|vorarlberg|burgenland|drenthe|flevoland|
   friesland|gelderland|groningen|limburg|noord-brabant|noord-holland|zuid-holland|overijssel|zeeland|utrecht|
   oost-vlaanderen|west-vlaanderen|vlaams-brabant|waals-brabant|henegouwen|hainaut|brabant wallon|
   auvergne-rhône-alpes|bourgogne-franche-comté|bretagne|centre-val de loire|corse|grand est|hauts-de-france|île-de-france|
   normandie|nouvelle-aquitaine|occitanie|pays de la loire|provence-alpes-côte d'azur|paca`,
  // Denmark, Finland, Norway, Sweden
  `hovedstaden|midtjylland|nordjylland|sjælland|syddanmark|uusimaa|pirkanmaa|varsinais-suomi|pohjanmaa|pohjois-pohjanmaa|
   kainuu|lappi|satakunta|keski-suomi|pohjois-savo|pohjois-karjala|agder|akershus|buskerud|finnmark|innlandet|
   møre og romsdal|nordland|rogaland|telemark|troms|trøndelag|vestfold|vestland|viken|østfold|blekinge|dalarna|gotland|
   gävleborg|halland|jämtland|norrbotten|skåne|småland|södermanland|uppland|värmland|västerbotten|västernorrland|västmanland|
   västra götaland|östergötland`,
  // Poland, Turkey
  `dolnośląskie|kujawsko-pomorskie|lubelskie|lubuskie|łódzkie|małopolskie|mazowieckie|opolskie|podkarpackie|podlaskie|
   pomorskie|śląskie|świętokrzyskie|warmińsko-mazurskie|wielkopolskie|zachodniopomorskie|
   adana|ankara|antalya|aydın|balıkesir|bursa|denizli|diyarbakır|erzurum|eskişehir|gaziantep|hatay|istanbul|izmir|kayseri|
   kocaeli|konya|kütahya|manisa|mersin|muğla|sakarya|samsun|sivas|şanlıurfa|tekirdağ|trabzon|zonguldak`,
  // Australia, South Africa, India, Indonesia, the Gulf
  `western australia|northern territory|gauteng|mpumalanga|limpopo|kwazulu-natal|kzn|eastern cape|western cape|
   northern cape|free state|north west|andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|goa|gujarat|haryana|
   himachal pradesh|jammu and kashmir|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|meghalaya|odisha|punjab|rajasthan|
   tamil nadu|telangana|uttar pradesh|uttarakhand|west bengal|east kalimantan|kalimantan timur|south kalimantan|
   kalimantan selatan|central java|east java|west java|jawa barat|jawa tengah|jawa timur|sumatera selatan|papua|
   eastern province`,
  // Switzerland, Austria, Portugal
  `zürich|bern|luzern|uri|schwyz|obwalden|nidwalden|glarus|zug|fribourg|freiburg|solothurn|basel-stadt|basel-landschaft|
   baselland|schaffhausen|appenzell ausserrhoden|appenzell innerrhoden|st. gallen|graubünden|aargau|thurgau|ticino|tessin|vaud|
   waadt|valais|wallis|neuchâtel|genève|genf|jura|salzburg|
   aveiro|beja|braga|bragança|castelo branco|coimbra|évora|faro|guarda|leiria|lisboa|portalegre|porto|santarém|setúbal|
   viana do castelo|vila real|viseu|açores|madeira|algarve|alentejo`,
  // France by its departments
  `aisne|allier|alpes-de-haute-provence|hautes-alpes|alpes-maritimes|ardèche|ardennes|ariège|aube|aude|aveyron|
   bouches-du-rhône|calvados|cantal|charente|charente-maritime|cher|corrèze|côte-d'or|côtes-d'armor|creuse|dordogne|doubs|drôme|
   eure|eure-et-loir|finistère|gard|haute-garonne|gers|gironde|hérault|ille-et-vilaine|indre|indre-et-loire|isère|jura|landes|
   loir-et-cher|loire|haute-loire|loire-atlantique|loiret|lot-et-garonne|lozère|maine-et-loire|manche|marne|haute-marne|
   mayenne|meurthe-et-moselle|meuse|morbihan|moselle|nièvre|oise|orne|pas-de-calais|puy-de-dôme|pyrénées-atlantiques|
   hautes-pyrénées|pyrénées-orientales|bas-rhin|haut-rhin|rhône|haute-saône|saône-et-loire|sarthe|savoie|haute-savoie|
   seine-maritime|seine-et-marne|yvelines|deux-sèvres|somme|tarn|tarn-et-garonne|vaucluse|vendée|vienne|haute-vienne|vosges|
   yonne|territoire de belfort|essonne|hauts-de-seine|seine-saint-denis|val-de-marne|val-d'oise|guadeloupe|martinique|guyane|
   la réunion|mayotte`,
  // Argentina, Uruguay, Venezuela, Ecuador, Central America
  `buenos aires|misiones|maldonado|canelones|montevideo|paysandú|salto|tacuarembó|zulia|carabobo|aragua|miranda|anzoátegui|guayas|
   pichincha|azuay|manabí|el oro|esmeraldas|alajuela|cartago|guanacaste|puntarenas|limón|heredia|escuintla|quetzaltenango|
   chiriquí|colón`,
  // Czechia, Slovakia, Hungary, Romania
  `středočeský|jihočeský|plzeňský|karlovarský|ústecký|liberecký|královéhradecký|pardubický|vysočina|jihomoravský|olomoucký|
   zlínský|moravskoslezský|bratislavský kraj|trnavský kraj|
   bács-kiskun|baranya|békés|borsod-abaúj-zemplén|csongrád|csongrád-csanád|fejér|győr-moson-sopron|hajdú-bihar|heves|
   jász-nagykun-szolnok|komárom-esztergom|nógrád|pest|somogy|szabolcs-szatmár-bereg|tolna|vas|veszprém|zala|
   alba|arad|argeș|bacău|bihor|bistrița-năsăud|botoșani|brașov|brăila|buzău|caraș-severin|călărași|cluj|constanța|covasna|
   dâmbovița|dolj|galați|giurgiu|gorj|harghita|hunedoara|ialomița|iași|ilfov|maramureș|mehedinți|mureș|neamț|olt|prahova|
   satu mare|sălaj|sibiu|suceava|teleorman|timiș|tulcea|vaslui|vâlcea|vrancea`,
  // Croatia, Serbia, Slovenia, Bulgaria, Greece
  `istarska|primorsko-goranska|splitsko-dalmatinska|zadarska|zagrebačka|osječko-baranjska|vojvodina|šumadija|gorenjska|štajerska|
   primorska|dolenjska|attica|attiki|crete|macedonia|thessaly|epirus|peloponnese|
   αττική|αττικής|κρήτη|μακεδονία|θεσσαλία|θράκη|ήπειρος|πελοπόννησος|αχαΐα|λάρισας|
   бургас|варна|пловдив|софия област|стара загора|русе|плевен|хасково|благоевград`,
  // Estonia, Latvia, Lithuania, Finland
  `harjumaa|tartumaa|pärnumaa|ida-virumaa|lääne-virumaa|viljandimaa|võrumaa|saaremaa|raplamaa|kurzeme|latgale|vidzeme|zemgale|
   etelä-pohjanmaa|etelä-savo|etelä-karjala|kanta-häme|päijät-häme|kymenlaakso|keski-pohjanmaa|åland|ahvenanmaa`,
  // Indonesia, Malaysia, the Philippines, Vietnam, Thailand
  `aceh|sumatera utara|sumatera barat|riau|kepulauan riau|jambi|bengkulu|lampung|bangka belitung|banten|dki jakarta|
   di yogyakarta|yogyakarta|bali|nusa tenggara barat|nusa tenggara timur|kalimantan barat|kalimantan tengah|kalimantan utara|
   sulawesi utara|sulawesi tengah|sulawesi selatan|sulawesi tenggara|gorontalo|sulawesi barat|maluku|maluku utara|papua barat|
   papua tengah|papua selatan|north sumatra|south sumatra|south sulawesi|kaltim|kalsel|kalteng|kaltara|jabar|jateng|jatim|
   selangor|johor|kedah|kelantan|melaka|malacca|negeri sembilan|pahang|perak|perlis|pulau pinang|penang|sabah|sarawak|terengganu|
   labuan|cebu|batangas|laguna|cavite|bulacan|pampanga|bataan|benguet|bohol|bukidnon|cagayan|camarines norte|camarines sur|
   capiz|davao del norte|davao del sur|davao de oro|ilocos norte|ilocos sur|iloilo|isabela|la union|leyte|metro manila|
   misamis occidental|misamis oriental|negros occidental|negros oriental|nueva ecija|nueva vizcaya|palawan|pangasinan|quezon|
   quirino|rizal|samar|sorsogon|south cotabato|surigao del norte|surigao del sur|tarlac|zambales|zamboanga del norte|
   zamboanga del sur|
   bình định|phú yên|quảng ngãi|quảng trị|quảng bình|thừa thiên huế|hà tĩnh|nam định|thái bình|ninh bình|hà nam|vĩnh phúc|phú thọ|
   lào cai|yên bái|sơn la|điện biên|lai châu|hòa bình|cao bằng|lạng sơn|tuyên quang|hà giang|bắc kạn|kon tum|gia lai|đắk lắk|
   đắk nông|bình phước|tây ninh|tiền giang|bến tre|vĩnh long|trà vinh|đồng tháp|an giang|kiên giang|hậu giang|sóc trăng|bạc liêu|
   cà mau|ninh thuận|bình thuận|bình dương|đồng nai|quảng ninh|thanh hóa|nghệ an|hải dương|bắc ninh|bắc giang|hưng yên|thái nguyên|lâm đồng|khánh hòa|
   quảng nam|long an|bà rịa - vũng tàu|bà rịa-vũng tàu|chonburi|rayong|saraburi|nakhon ratchasima|ชลบุรี|ระยอง|สระบุรี|นครราชสีมา|
   लखनऊ|महाराष्ट्र|गुजरात|राजस्थान|मध्य प्रदेश|उत्तर प्रदेश|कर्नाटक|तमिलनाडु|हरियाणा|पंजाब|बिहार|झारखंड|छत्तीसगढ़|ओडिशा|तेलंगाना`,
  // China and Japan in Latin letters
  `anhui|fujian|gansu|guangdong|guangxi|guizhou|hainan|hebei|heilongjiang|henan|hubei|hunan|inner mongolia|jiangsu|jiangxi|jilin|
   liaoning|ningxia|qinghai|shaanxi|shandong|shanxi|sichuan|xinjiang|yunnan|zhejiang|hokkaido|aichi|saitama|chiba|kanagawa|
   shizuoka|ibaraki|tochigi|gunma|hyogo`,
];

const spelt = names.flatMap((list) => list.split('|').map((name) => name.trim()));
/** Also without their accents, but for what is a word of everyday without them (`para`). */
const regionNames = new Set([
  ...spelt,
  ...spelt.map((name) => name.normalize('NFD').replace(/\p{M}/gu, '')).filter((name) => name.length > 5),
]);

/** `Región de Antofagasta`, `Aichi Prefecture`, `Norrbottens län`, `woj. śląskie`, `Co. Galway`: what says itself that it is a division. */
const divisionNoun =
  /^(?:(?:provincia|región|regi[oó]n|departamento|depto\.?|estado|edo\.?|província|provincie|province|prov\.|state|région|land|kanton|canton|regione|region) (?:de la |del |de |d['’]|di |da |do |of )?\p{Lu}[\p{L}'’ .-]{2,28}|(?:woj\.|województwo|jud\.|județul|жупанија|županija) \p{L}[\p{L}-]{2,24}|(?:co\.|county) (?!road|rd|line|highway|hwy|route|seat)\p{Lu}\p{L}{2,14}|\p{Lu}[\p{L}'’ -]{2,28} (?:province|prefecture|oblast|region|governorate|emirate|län|fylke|kraj|voivodeship|megye|vármegye|županija|maakond|apskritis|novads|state|область|край|обл|area|eyaleti))$/iu;

export function isRegionName(text: string): boolean {
  const name = text.trim();
  // `İzmir` in small letters has a dot of its own.
  return (
    regionNames.has(name.toLowerCase().replace('i\u0307', 'i')) ||
    (name.includes(' ') && divisionNoun.test(name))
  );
}

/** `SLP`, `Jal`: behind a town without a comma, too. */
export function isShortRegion(text: string): boolean {
  return withoutStops.has(text);
}

export function isRegion(text: string): boolean {
  const name = text.trim();
  return abbreviations.has(name) || withoutStops.has(name) || isRegionName(name);
}
