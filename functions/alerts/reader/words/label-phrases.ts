import { englishPhrases } from './english-labels.ts';
import { identityPhrases } from './identity-labels.ts';
import { phrasesOfLanguages } from './labels-of-languages/languages.ts';
import { officePhrases } from './offices.ts';

/** What a label says that its value is. `ignored`: a value of its own, but none that an alert is made of. */
export type LabelField =
  | 'brand'
  | 'model'
  | 'machine'
  | 'type'
  | 'serial'
  | 'unit'
  | 'hours'
  | 'location'
  | 'lat'
  | 'long'
  | 'address'
  | 'city'
  | 'state'
  | 'code'
  | 'fault'
  | 'description'
  | 'severity'
  | 'lamp'
  | 'time'
  | 'date'
  | 'clock'
  | 'zone'
  | 'mid'
  | 'spn'
  | 'fmi'
  | 'source-id'
  | 'status'
  | 'ignored';

/**
 * The labels by what they say, the trust in each, and their phrases set apart by bars: several languages, since portals
 * speak their owner's. Where a phrase stands twice, its first place counts: the table goes from what matters to what is
 * ignored. Source: compiled by hand from the wording of makers' and telematics portals' public manuals.
 */
export const labelPhrases: readonly (readonly [LabelField, number, string])[] = [
  [
    'brand',
    0.95,
    `
    make | manufacturer | brand | oem | oem name | mfr | mfg | oemname | manufacturer name | make name | maker
    | equipment make | asset make | vehicle make | machine make | machine brand | equipment manufacturer |
    equipment brand | hersteller | marke | fabrikat | fabricant | marque | constructeur | fabricante | marca |
    costruttore | merk | fabrikant | märke | tillverkare | メーカー | valmistaja | merkki | producent | produsent
    | merke | výrobce | značka | vyrobce | marka | üretici | 製造元 | 品牌 | 制造商 | 厂商 | 제조사 | 브랜드 | costruttore
    macchina | make of machine | oem brand | mærke | proizvodjac | машина марка | 厂家 | 生产厂家 | 生产商 | built by | made by | manufactured by | メーカー名 | výrobca | proizvođač | gyártó | márka | производитель | марка | изготовитель | завод изготовитель | marcă | producător | merek | pabrikan | الشركة المصنعة | hãng | hãng sản xuất | tootja | ražotājs | gamintojas | 廠牌 | 牌子
    `,
  ],
  [
    'model',
    0.95,
    `
    model | sales model | model number | model no | model # | model name | mdl | model id | product model |
    machine model | equipment model | asset model | vehicle model | unit model | truck model | base model |
    modell | modèle | modele | modelo | modello | modellnummer | modellbezeichnung | 型式 | 機種 | malli | modell
    nr | modellnavn | typ maszyny | model maszyny | model stroje | modeli | makine modeli | モデル | 型号 | 机型 | 모델
    | 모델명 | 機種名 | modelo del equipo | modèle de machine | type de machine | type d engin | tipo de máquina | tipo di macchina | tipo macchina | maskintyp | maskintype | machinetype | modello macchina | maschinentyp | maschinenmodell |
    gerätetyp | typenbezeichnung | baureihe | modelnummer | machinemodel | asset model name | oem model | eqp
    model | model designation | modellreihe | type designation | mod | mod no | модель | típus | modell típus | maskinmodell | typ stroje | typ maszyny | 型號 | 機型 | الطراز | modelis | mudel | модель машины | model type
    `,
  ],
  [
    'machine',
    0.85,
    `
    plant | plant item | item of plant | tracked machine | rig | drill rig | bohrgerät | foreuse | make model | makemodel | make and model | make & model | brand model | manufacturer model | machine |
    equipment | asset | vehicle | machine type | type of machine | type of equipment | tipo de equipamento | tipo de equipo | tipo de maquinaria | tipo di mezzo | type de matériel | maschinenart | gerätetyp | geräteart | konetyyppi | typ maszyny | typ stroje | makine tipi | machine category | equipment category | asset category | machine class | equipment class | equipment family | product family | equipment description | machine description | asset
    description | year make model | yearmakemodel | product | machine details | maschine | gerät | fahrzeug |
    engin | véhicule | máquina | maquina | equipo | vehículo | macchina | veicolo | machine modèle |
    equipamento | maskin | kone | maszyna | stroj | makine | 機械 | 设备 | 机器 | 장비 | maskine | machine en cause |
    machine concernée | machine name and model | betroffene maschine | equipo afectado | make and model of
    machine | mk mdl | oem model name | equipment make model | plataforma | nacelle | kran | grue | grúa | engin concerné | camion | camión | grader | loader | excavator | dozer | lift | 车辆 | 機体 | hersteller typ | marke typ | fabrikat typ | marque modèle | marque et modèle | marca modelo | marca y modelo | marca e modello | marca modello | merk type | merk en type | märke modell | equipment make model | leihgerät | mietgerät | mietmaschine | leihmaschine | baumaschine | arbeitsmaschine
    `,
  ],
  [
    'type',
    0.5,
    `
    type | typ | tipo | equipment type | asset type | vehicle type | category | machine category | machine
    class | laji | rodzaj | tip | maskintype
    `,
  ],
  [
    'serial',
    0.95,
    `
    masch nr | maschnr | výrobní č | výr č | vyrobni c | fabr nr | fabriknr | fabriks nr | geräte nr | fahrgestell nr | chassisnr | serial number | serial no | serial # | serial num | serial | sn | s n | ser no | ser # | sn # | serialno |
    machine serial number | machine serial no | machine serial # | machine serial | machine sn | equipment
    serial number | equipment serial no | equipment serial # | equipment serial | equipment sn | asset serial
    number | asset serial no | asset serial # | asset serial | asset sn | vehicle serial number | vehicle
    serial no | vehicle serial # | vehicle serial | vehicle sn | unit serial number | unit serial no | unit
    serial # | unit serial | unit sn | product serial number | product serial no | product serial # | product
    serial | product sn | truck serial number | truck serial no | truck serial # | truck serial | truck sn |
    lift serial number | lift serial no | lift serial # | lift serial | lift sn | loader serial number |
    loader serial no | loader serial # | loader serial | loader sn | excavator serial number | excavator
    serial no | excavator serial # | excavator serial | excavator sn | fleet serial number | fleet serial no |
    fleet serial # | fleet serial | fleet sn | seriennummer | serien nr | seriennr | serie nr | numéro de
    série | numero de serie | n de série | no de série | nº de série | número de serie | n serie | nº serie |
    número de série | numero di serie | matricola | serienummer | serienr | 製造番号 | 号機 | serial number vin |
    serial vin | serialvin | serial pin | serialpin | sn pin | snpin | vin serial | vinserial | vinsn | vin sn
    | valmistenumero | sarjanumero | numer seryjny | nr seryjny | nr fabryczny | numer fabryczny | výrobní
    číslo | sériové číslo | vyrobni cislo | seri no | seri numarası | şasi no | şasi numarası | シリアル番号 | 車台番号
    | 機番 | 序列号 | 整机编号 | 车架号 | 出厂编号 | 일련번호 | 시리얼 번호 | 차대번호 | serie number | serijski broj | maskinnummer |
    serie | no serie | num serie | num de serie | nr de série | n matricola | nr matricola | matricola
    macchina | maschinen seriennummer | maschinenseriennummer | fahrzeug ident nr | fahrzeugidentnummer |
    fahrgestellnr | fahrgestell nr | fabriksnummer | fabrikationsnummer | werknummer | machine sn pin | eqp sn
    | pin sn | pin vin | vin pin | serial number pin | prod id number | valmistusnumero | stelnummer |
    understellsnummer | rungon numero | nº chasis | número de chasis | no de chasis | numero de chasis |
    número de chassi | chassi | 製造番号 号機 | niv | ser nr | ser no | serien no | série | pin sn | no série | fgst nr | fin nr | vis number | 本机编号 | 机体编号 | 車両ID番号 | 기대번호 | serial id | maschinen ident nr | maschinen ident nummer | fabriknummer | fabrik nr | fabriknr | werk nr | ident nr | identnummer | nr de serie | nr serie | n de bastidor | número de bastidor | nº de bastidor | telaio n | n telaio | nr ramy | číslo rámu | runkonumero | ser | ident | n s | ns | nº s | fabr no | fabr nr | fabrication no | fabrication number | manufacturing number | manufacturing no | mfg no | mfg serial | mfg number | ident no | ident number | identification no | identification number | construction number | construction no | serial nr | werksnummer | výr č | výr číslo | výrobné číslo | v č | serijski broj | broj šasije | gyári szám | sorozatszám | alvázszám | серийный номер | заводской номер | зав номер | зав # | номер шасси | номер рамы | serie șasiu | serie şasiu | număr de serie | nr de serie | nomor seri | no seri | الرقم التسلسلي | số seri | số khung | seerianumber | sērijas numurs | serijos numeris | 제조번호 | 시리얼번호 | 製造no | 製番 | 機体番号 | 序號 | 产品编号 | 产品序列号 | 产品识别码 | fabrikationsnr | fabr nummer | product identification no | 車体番号
    `,
  ],
  [
    'serial',
    0.93,
    `
    pin | vin | product identification number | product id number | vehicle identification number | machine
    pin | equipment pin | vehicle vin | vin # | vin number | vin no | pin number | chassis number | chassis no
    | chassis # | chassis | frame number | fin | fahrgestellnummer | fahrzeug identifizierungsnummer | numéro
    de châssis | bastidor | telaio | chassisnummer | product id | product identification | prod id | nip | nip no | n chassis | no chassis | 机号 | 整机号 | id no | machine identification | machine id no | equipment identification number | chassi nr | chassisnr | chassisnr | chasis | n chasis | nº chassi | vin code | číslo podvozku | číslo rámu
    `,
  ],
  [
    'unit',
    0.97,
    `
    wagenparknr | wagenpark nr | vloot nr | vlootnr | flotten nr | flottennr | parknr | park nr | your code | vostro codice | vostro cod | ihr code | votre code | su código | seu código | uw code | er kod | deres kode | váš kód | państwa kod |
    external reference | external ref | external id | customer unit number | customer unit | customer equipment id | customer asset id | 장비 번호 | 장비 명 | 호기 번호
    `,
  ],
  [
    'unit',
    0.95,
    `
    unit number | unit no | unit # | unit | unit id | fleet number | fleet no | fleet # | fleet id | fleet
    unit | asset number | asset no | asset # | equipment number | equipment no | equipment # | equip no |
    equip # | eq no | eq # | vehicle number | vehicle no | vehicle # | truck number | truck # | truck no |
    asset id | asset tag | equipment id | equip id | machine number | machine no | machine # | plant number |
    plant no | company id | owner id | customer unit | customer equipment id | cat class unit | inventory
    number | inventory no | rental unit | rental number | customer asset | stock number | inventarnummer |
    inventar nr | gerätenummer | maschinennummer | flottennummer | fuhrparknummer | interne nummer | numéro de
    parc | n de parc | no de parc | numéro interne | número de unidad | unidad | número económico | no
    económico | número interno | numero interno | frota | unidade | wagenparknummer | vlootnummer | enhet |
    yksikkö | konenumero | numer floty | numer maszyny | nr maszyny | nr floty | číslo stroje | ev číslo |
    evidenční číslo | makine no | filo no | 管理番号 | 号機名 | 设备编号 | 장비번호 | 호기 | enhetsnummer | maskin nr |
    maskin id | internt nummer | internnummer | intern nr | nr interno | n interno | número de equipo | número
    de flota | no de unidad | nº unidad | número da frota | prefixo | número do equipamento | codice interno |
    numero interno macchina | nom de l engin | nom du matériel | code parc | n° parc | parc | parc no |
    kennung | anlagennummer | betriebsnummer | maschinen nr | maschinen id | gerät nr | gerätenr | flotten nr
    | flottennr | vlootnr | wagennummer | kenmerk | alias del equipo | nombre del equipo | nome do equipamento
    | unit nr | unit name id | asset ref | asset reference | plant ref | plant id | fleet ref |
    fleet code | fleet id no | equip id no | equipment code | equipment tag | our unit | our number | your
    unit | your unit number | customer unit number | customer asset id | asset unit | tag | tag number | flåde
    nr | flådenummer | unit tag | door number | bumper number | rental id | rental asset | machine code |
    machine tag | machine nickname id | customer m c no | m c no | customer m c | machine m c no | owner's name | owner name for machine | 장비명 | 機械名 | 車両名 | 号車 | 设备名称 | 설비명 | makine adı | nazwa maszyny | název stroje | koneen nimi | maskinens navn | nom de l'engin | external reference | external ref | external id | nombre de equipo | nombre unidad | nome da máquina | 車番 | 機械番号 | 車両番号 | 车辆编号 | 장비 이름 | 호기명 | parknummer | objektnummer | 機械名称 | 机器名称 | 设备名 | maskinnavn | interner name | koneen nimi | nombre interno | nom interne | n parc | parc numéro | nº parque | nr parku | číslo vozu | kendte navn | interní číslo | plant name | your number | your no | your machine number | our ref machine | sigla cantiere | sigla | betreiber nr | betreibernummer | your code for the machine | customer machine no | customer machine number | inventarnr | ihre inventarnr | ihre nummer | internal no | internal number | internal id | nick | site number | fleet ref no | n interne | numéro de flotte | número do veículo | prefixo da máquina | kalustotunnus | nr boczny | numer boczny | código interno | codigo interno | codice cespite | matricola interna | internnr | flottnummer | flottenummer | kalustonumero | matrícula interna | matricula interna | uw nummer | ons nummer | su número | votre numéro | vores nummer | vårt nummer | management no | management number | mgmt no | callsign | call sign | known as | side number | side no | body number | door no | cab number | customer alias | customer machine name | customer name for machine | own number | own name | our name | name of machine | name of the machine | name of unit | machine called | 自编号 | 内部编号 | 车队编号 | 自編號 | 管理名称 | 管理名 | 管理no | 社内番号 | 社内呼称 | 号車番号 | 관리번호 | 관리 번호 | 사내번호 | 호기명 | 별칭 | nro interno | nº interno | n interno | dominio interno | patrimônio | nº patrimônio | бортовой номер | гаражный номер | инвентарный номер | инв номер | инв # | номер машины | название машины | hívószám | flottaszám | belső szám | leltári szám | interni broj | garažni broj | inventarski broj | nr inventar | număr intern | nr intern | nomor unit | no unit | kode unit | رقم المعدة | numer boczny | nr taborowy | nr ewidencyjny | numer ewidencyjny | ev č | inv č | garážové číslo | enhed | enhet | enheds nr | eenheid | eenheidnummer | codice mezzo | codice macchina | n mezzo | mezzo n | targa interna | repère | repère engin | n de matériel | numéro matériel | code matériel | code engin | immatriculation interne
    `,
  ],
  [
    'unit',
    0.9,
    `
    machine name | asset name | equipment name | unit name | vehicle name | nickname | machine nickname |
    asset nickname | machine id | vehicle id | device name | fleet name | truck name | truck | equipment
    nickname | label | alias | machine label | machine alias | asset label | display name | maschinenname |
    gerätename | bezeichnung | nom de la machine | nom machine | nom | nombre | nombre de la máquina | nome |
    nome macchina | naam | machinenaam | maskinnamn | namn | nazwa | naziv | název | nimi | navn | adı | isim | imię
    `,
  ],
  [
    'unit',
    0.8,
    `
    name | device | interno | ficha
    `,
  ],
  // Of an ignition or of what listens: the machine's where it states no others.
  [
    'hours',
    0.7,
    'power on hours | power on time | key on hours | key on time | ignition hours | ignition on hours | hours tracker | tracker hours | hours gps | gps hours',
  ],
  [
    'hours',
    0.95,
    `
    heures de service | heures service | horas de servicio | ore di servizio | bst | bstd | betr stunden | draaiuurstand | work hours | motor hours | motor hrs | hours worked | worked hours | hours on machine | machine time | engine run time | engine runtime | engine on time | drifttid | motortimmar | motortid | körtid | körtimmar | maskinens timmar | antal timmar | driftstimer i alt | uurstand | tellerstand | meterstand uren | ore lavoro | ore lavorate | ore motore totali | horas de serviço | horas acumuladas | horas efectivas | horas operadas | heures travaillées | heures cumulées | arbeitsstunden | einsatzstunden | laufzeit | motorlaufzeit | maschinenstunden | stundenzählerstand | bh stand | stan motogodzin | przepracowane godziny | liczba motogodzin | počet motohodin | odpracované hodiny | käyntiaika | moottoritunnit | ajotunnit | toplam saat | motor çalışma saati |
    hours | horas do motor | horas de motor | heures moteur | ore motore | ore del motore | motorstunden | motoruren | ecu hrs | ecu hours | ecm hrs | ecm hours | ecu h | controller hours | eng hr | engine hr | eng h | op h | run h | total h | motor h | hs de motor | hs motor | work time | total work time | total working
    time | working time | hour | hour meter | hourmeter | hm | hmr | hrm | hrmtr | smu | smr | smh | smu reading | smu hours | smu hrs |
    service meter | service meter reading | service meter units | service meter unit | engine hours | engine
    hrs | eng hours | eng hrs | diesel hours | diesel hrs | life hours | life hrs | machine hours | operating hours | working hours | run hours | running hours |
    run time | runtime | meter | meter reading | meter hours | hours reading | hour meter reading | hours
    meter | hr meter | hr mtr | hrs meter | hour mtr | hrs | total hours | current hours | cumulative operating hours | cumulative hours |
    lifetime hours | equipment hours | asset hours | unit hours | key hours | hours at event | hours at fault
    | hours of operation | current smu | current meter | smcs hours | hour reading | service hours |
    betriebsstunden | betriebsstundenzähler | motorstunden | bh | stunden | heures | heures moteur | horamètre
    | compteur horaire | heures de fonctionnement | horas | horómetro | horometro | horas de motor | horas de
    trabajo | horímetro | horimetro | ore | ore di lavoro | contaore | ore motore | draaiuren | bedrijfsuren |
    uren | drifttimmar | timmar | アワメータ | サービスメータ | käyttötunnit | tunnit | tuntimittari | motogodziny | godziny | hodiny | mth |
    godziny pracy | roboczogodziny | motohodiny | provozní hodiny | çalışma saati | saat sayacı | motor saati
    | 稼働時間 | アワーメーター | アワメーター | 工作小时 | 工作时间 | 小时数 | 运行小时 | 가동시간 | 가동 시간 | timer | driftstimer | driftstid |
    timeteller | timetæller | gångtid | maskintimmar | timräknare | betr std | betriebsstd | betriebsstunden
    gesamt | gesamtstunden | std zähler | zählerstand | stundenzähler | compteur | compteur heures | heures
    machine | heures compteur | horas máquina | horas del equipo | horas de operación | horas de
    funcionamiento | horas motor | horas de uso | horas trabalhadas | horas de operação | ore macchina | ore
    di funzionamento | ore totali | urenstand | urenteller | draaiuren stand | machine hrs | mach hrs | oper
    engine/pump hours | engine pump hours | pump/engine hours | hours | op hours | op hrs | oper hrs | oper hours | total hr | total hrs | ttl hrs | hr total | run hrs | engine run hours | total engine hours | total machine hours | engine hour
    meter | engine hours total | meter value | smr hours | hmr reading | accumulated hours | service meter
    hours | usage hours | time on machine | utilization hours total | lifetime engine hours | asset meter |
    usage meter | hours run | hrs run | current hour meter | current hours reading | current engine hours |
    hour meter at event | meter at event | smu at event | hours at alert | hours at code | hours at occurrence
    | engine hours at event | 엔진 가동시간 | エンジン稼働時間 | 발동기 가동시간 | hodometre | 运转小时 | 累计工作小时 | urn | 小时表读数 | 小时表 | motortimer | betriebsstd | betr std | horas de máquina | horas maquina | horas del motor | heures de marche | ore di moto | uren machine | 稼働時間計 | 累計稼働時間 | drifttimmar totalt | hours run | hour counter | eng hrs | hr | hour count | std | ore totali macchina | contaore macchina | horas totales | heures totales | mileage working hour | mileage working hours | work time | total work time | working time | total working time | key on hours | keyon hours | hs | hs de motor | hs motor | hs de trabajo | stav motohodin | motohodin | mh | stan licznika | h meter | hobbs | hobbs meter | hobbs hours | clock hours | engine time | time on meter | on the clock | operating hours engine | hours engine | engine operating hours | operating hours machine | operating time | operation hours | operation time | total operation time | machine run time | моточасы | мото часы | наработка | счетчик моточасов | часы работы | üzemóra | üzemórák | radni sati | radnih sati | sati rada | ore funcționare | ore funcţionare | ore de funcționare | ore motor | jam kerja | jam operasi | hour meter hm | ساعات التشغيل | ساعات العمل | giờ máy | giờ hoạt động | số giờ | töötunnid | moto stundas | motovalandos | 累计工时 | 工时 | 总工时 | 累計時間 | 積算時間 | 운전시간 | 누적시간 | 사용시간 | 작동시간 | 누적 가동시간 | 누적가동시간 | motoristunden | zählerstand bh | stand betriebsstunden | bstd | kompressorstunden | draaiurenstand | stundenstand | driftstimmar | maskintimer | compteur h | h moteur | hres moteur | heures au compteur | lectura horómetro | lectura del horómetro | leitura horímetro | horas no horímetro | ore contatore | ore segnate
    `,
  ],
  [
    'location',
    0.95,
    `
    fundort | einsatzstelle | fundstelle | location | pos | posn | pos gps | standing at | stands at | sitting at | sits at | spot | reverse geo | reverse geocode | reverse geocoded | geocoded address | formatted address | current address | nearest place | letzte bekannte position | letzter bekannter standort | steht | steht bei | steht in | maschine steht | dernière position connue | dernier lieu connu | se trouve | última posición conocida | última ubicación conocida | se encuentra en | última posição conhecida | última localização conhecida | fica em | ultima posizione nota | si trova | laatst bekende positie | laatst bekende locatie | staat op | staat bij | staat te | senast kända position | senaste position | står på | siste kjente posisjon | seneste position | seneste kendte position | står ved | ostatnia znana pozycja | ostatnia pozycja | poslední známá poloha | poslední poloha | son konum | son bilinen konum | viimeisin sijainti | viimeksi tiedossa oleva sijainti | last known place | last place | nearest road | nearest highway | nearest intersection | closest road | where | site | jobsite | job site | position | gps | gps location | gps position | gps
    coordinates | coordinates | coords | coordinate | last known location | last location | current location |
    where it is now | where it is at | místo | misto | where it sits | where it stands | byggeplads | byggeplass | anleggsplass | anlægsplads | arbejdsplads | byggarbetsplats | arbetsställe | työmaa | budowa | plac budowy | stavba | staveniště | miejsce postoju | miejsce pracy | místo stání | stanowisko | faena | frente de obra | frente de trabajo | lokalita | umístění stroje | posizione attuale | posizione macchina gps | dónde está | où se trouve l engin | aktuelle position | nuværende position | nåværende posisjon | aktuell position | nykyinen sijainti | bieżąca pozycja | aktualna pozycja | aktuální poloha | güncel konum | son konum | ostatnia pozycja | poslední poloha | senaste position | siste posisjon | seneste position | viimeisin sijainti | machine location | equipment location | asset location | vehicle location | event location | fault
    location | alert location | site location | geolocation | geo | lat long | latlong | lat lon | latlon |
    lat lng | latlng | latitude longitude | latitudelongitude | last position | last known position | map |
    map link | located | located at | parked | parked at | near | nearest address | place | worksite | work
    site | project site | site address | location address | jobsite address | machine is at | reported
    location | standort | ort | einsatzort | baustelle | koordinaten | position gps | emplacement | lieu |
    localisation | chantier | adresse | ubicación | ubicacion | localización | posición | lugar | obra |
    coordenadas | posizione | luogo | cantiere | coordinate gps | localização | posição | locatie | positie |
    plats | 位置 | 場所 | sijainti | paikka | lokalizacja | miejsce | położenie | pozycja | poloha | umístění |
    stanoviště | konum | yer | şantiye | 所在地 | 現在地 | 稼働場所 | 地点 | 当前位置 | 위치 | 현장 | sted | lokation | lokasjon |
    placering | posisjon | arbeidssted | läge | arbetsplats | einsatz ort | aktueller standort |
    maschinenstandort | letzter standort | gps position koordinaten | standort gps | dernière position |
    position actuelle | localisation gps | última ubicación | ubicación actual | última posición | sitio |
    emplazamiento | posizione gps | ultima posizione | ubicazione | sito | localização atual | última
    localização | local | laatste locatie | huidige locatie | laatste positie | standplaats | werf |
    bouwplaats | machine position | position of machine | location of machine | gps fix position | last gps
    position | last gps | last known gps | last fix | gps lat long | coordinates gps | coordinates lat long |
    coordinates lat lon | gps coords | current position | present location | jobsite location | site name | worksite address | project location | project address | current site | current jobsite | currently
    at | last seen at | last reported location | last reported position | last reported gps | alert position |
    event position | fault position | reported position | physical location | street location | approximate
    location | approx location | nearest town | address of machine | machine address | machine at | location
    name | google maps | maps | gps link | map url | location url | location link | geo location | geographic
    location | konum bilgisi | ubicación del equipo | 作業場所 | 作业地点 | 施工地点 | 현재 위치 | address location | whereabouts | where is it | where it is | where is the machine | machine is | letzte position | coordonnées | coordonnees | coordonnées gps | koordinater | koordinaatit | współrzędne | souřadnice | koordinat | coördinaten | lat lon position | posición gps | ubicación gps | geoposition | where and when | when and where | place and time | dove si trova | localisation de l engin | localisation de la machine | où | wo | donde | dónde | onde | waar | loc | wo steht die maschine | where the machine is | standort der maschine | ubicación de la máquina | localização da máquina | posizione macchina | lokacija | položaj | mjesto | mesto | helyszín | hely | tartózkodási hely | pozíció | местоположение | место | местонахождение | координаты | геопозиция | объект | locație | locaţie | poziție | amplasament | lokasi | posisi | الموقع | vị trí | asukoht | atrašanās vieta | vieta | stanovisko | umiestnenie | 所在位置 | 現在位置 | 現場名 | 定位 | 所在 | 설치위치 | 현재위치 | 좌표 | coordonate
    `,
  ],
  [
    'lat',
    0.95,
    `
    cur lat | curr lat | current lat | last lat | last known lat | machine lat | asset lat | unit lat | vehicle lat | equipment lat | event lat | fault lat | alert lat | alarm lat | start lat | point lat | site lat | cur latitude | curr latitude | current latitude | last latitude | last known latitude | machine latitude | asset latitude | unit latitude | vehicle latitude | equipment latitude | event latitude | fault latitude | alert latitude | alarm latitude | start latitude | point latitude | site latitude |
    lat | lat n | lat s | latitude n | latitude s | szer | szer geogr | szerokość geogr | z š | zem šířka | lat deg | lat gps | latitude gps | latitude | gps lat | gps latitude | breitengrad | breite | latitud | latitudine | location lat |
    location latitude | position lat | position latitude | leveysaste | leveyspiiri | szerokość | szerokość geograficzna |
    zeměpisná šířka | enlem | 緯度 | 纬度 | 위도 | breddegrad | breddgrad | latitude deg | geografische breite |
    breedtegraad | latitude wgs84 | 北纬 | 北緯 | широта | шир | szélesség | é sz | északi szélesség | bredde | latitudine gps | geografska širina | zemljopisna širina | lintang | vĩ độ | zeměpisná šířka n | خط العرض | šírka
    `,
  ],
  [
    'long',
    0.95,
    `
    cur lon | curr lon | current lon | last lon | last known lon | machine lon | asset lon | unit lon | vehicle lon | equipment lon | event lon | fault lon | alert lon | alarm lon | start lon | point lon | site lon | cur lng | curr lng | current lng | last lng | last known lng | machine lng | asset lng | unit lng | vehicle lng | equipment lng | event lng | fault lng | alert lng | alarm lng | start lng | point lng | site lng | cur long | curr long | current long | last long | last known long | machine long | asset long | unit long | vehicle long | equipment long | event long | fault long | alert long | alarm long | start long | point long | site long | cur longitude | curr longitude | current longitude | last longitude | last known longitude | machine longitude | asset longitude | unit longitude | vehicle longitude | equipment longitude | event longitude | fault longitude | alert longitude | alarm longitude | start longitude | point longitude | site longitude |
    long | lon | lng | lon e | lon w | long e | long w | longitude e | longitude w | dł | dł geogr | długość geogr | z d | zem délka | lon deg | long deg | lng deg | lon gps | long gps | longitude gps | longitude | gps long | gps lon | gps longitude | längengrad | länge | longitud |
    longitudine | location lon | location longitude | position lon | position longitude | pituusaste | pituuspiiri | długość
    | długość geograficzna | zeměpisná délka | boylam | 経度 | 经度 | 경도 | lengdegrad | længdegrad | longitude deg
    | geografische länge | lengtegraad | longitude wgs84 | 东经 | 東経 | долгота | долг | довгота | довг | hosszúság | k h | keleti hosszúság | längdgrad | lengde | længde | longitudine gps | geografska dužina | zemljopisna dužina | bujur | kinh độ | خط الطول | dĺžka
    `,
  ],
  [
    'address',
    0.95,
    `
    address | street | street address | address line 1 | address line1 | address1 | addr1 | addr line1 | street1 | street line1 | line1 | straße | dirección | direccion | indirizzo
    | endereço | adres | adress | osoite | ulica | adres maszyny | adresa | 住所 | 地址 | 주소 | adresse | anschrift
    | rue | calle | street name | nearest street | адрес | cím | adresă | adresa stroje | alamat | địa chỉ | العنوان
    `,
  ],
  [
    'city',
    0.95,
    `
    city state | city st | city province | city state zip | city and state | town state | cidade uf | cidade estado | município uf | ciudad estado | ciudad provincia | ville province | comune provincia | stadt land | suburb | municipality | gemeinde | kommun | closest city | closest town | obec | gmina | belediye | ilçe | city | town | locality | stadt | ville | ciudad | città | cidade | stad | kaupunki | miasto | město |
    şehir | kommune | city name | nearest city | plaats | localidad | commune | comune | municipio | loc city | location city | site city | machine city | город | város | grad | oraș | oraş | localitate | kota | thành phố | المدينة | poststed | ort stadt | 市 | 城市 | 都市 | 도시
    `,
  ],
  [
    'state',
    0.95,
    `
    state | uf | estado uf | uf estado | sigla provincia | provincia sigla | province code | state code | region code | administrative area | administrative area level 1 | admin area level 1 | admin area 1 | administrativearea | administrativearealevel1 | adminarea1 | adminarea | address region | addressregion | state or province | stateorprovince | subdivision | state prov | province state | provincia estado | province | region | state province | stateprovince | bundesland | provincia | estado | state
    province region | département | departamento | prov | loc state | location state | site state | machine state | st | область | megye | județ | judeţ | kraj vojvodstvo | województwo | provinsi | tỉnh | 省 | 省份 | 都道府県 | fylke | län | provincie
    `,
  ],
  [
    'zone',
    0.9,
    `
    fuseau | fuso | huso horario | huso | saat dilimi | časové pásmo | tidssone | tidszone | time zone | timezone | tz | zeitzone | fuseau horaire | zona horaria | aikavyöhyke | strefa czasowa |
    tidszon | tijdzone | fuso orario | fuso horário | utc offset | gmt offset
    `,
  ],
  [
    'code',
    0.45,
    `
    alarm id | event id | event number | error id | fault id | alarm number id
    `,
  ],
  [
    'code',
    0.95,
    `
    fc | code active now | codes active now | code s active now | error display | fault display | code | codes | fault code | fault codes | error code | trouble code | diagnostic code | diagnostic trouble
    code | diagnostic trouble codes | dtc | dtcs | dtc code | event code | alarm code | alert code | failure
    code | warning code | active code | active codes | active fault code | active fault codes | active dtc |
    active dtcs | dtc list | code list | fault code list | active code list | code identifier | code id | identifier | fault id | fault number | fault no | fault # |
    error number | error no | spn fmi | spnfmi | fault code id | eid | cid | cid fmi | cidfmi | event id |
    alarm id | caution code | mmid code | action code | abnormality code | error id | code no | code number |
    fehlercode | fehlernummer | störungscode | störcode | code défaut | code de défaut | code erreur | code
    panne | código de falla | código de fallo | código | codigo | codice | codice errore | codice guasto |
    código de falha | foutcode | storingscode | felkod | feilkode | fejlkode | 故障コード | エラーコード | vikakoodi |
    kod usterki | kod błędu | kod | kód poruchy | chybový kód | kód závady | arıza kodu | hata kodu | diagnoskod | diagnoskoder | diagnosekode | diagnosekoder | diagnoosikoodi | diagnostiikkakoodi | kod diagnostyczny | diagnostický kód | poruchový kód | 故障码 |
    故障代码 | 错误代码 | トラブルコード | 診断コード | ダイアグコード | 诊断码 | 诊断代码 | 诊断故障码 | 진단코드 | 진단 코드 | 트러블코드 | 트러블 코드 | 코드 | 고장코드 | 고장 코드 | 에러코드 | 異常コード | コード | kodas | fejl kode | felkoder | koodi | kode | kód |
    fehlercode nr | fehler code | fehler nr | fehlernr | fehlercodes | code de panne | codes défaut | codes de
    défaut | code anomalie | código de avería | código de error | códigos de falla | código de alarma | codice
    di errore | codici errore | codice anomalia | codice allarme | código de erro | código da falha | código
    do erro | códigos de falha | foutcodes | storing code | storingcode | alarm kodu | alarmcode | alarm nr |
    alarm no | dtc number | dtc no | dtc id | fault dtc | code active | code value | ecm code | engine code |
    engine fault code | machine code no | fault code no | fault code number | fault code s | codes active |
    codes reported | reported code | reported codes | current codes | current code | trouble codes |
    diagnostic codes | j1939 code | j1939 dtc | j1939 | j1587 code | obd code | spn and fmi | spn fmi code |
    spn fmi codes | fmi spn | flash code | blink code | message code | mid cid fmi | cid eid | mid fmi |
    failure id | trouble code id | warning code id | notification code | signal code | logged code | アラームコード | 警報コード | アラーム番号 | dtc short code | short code | dtc short | fault code spn fmi | alarm number | kód chyby | kod chyby | kod awarii | číslo chyby | hata no | felkod nr | virhekoodi | código do defeito | err | err code | cod | cód | kodnr | code nr | shown code | displayed code | code shown | code displayed | code on display | display code | anzeigecode | code à l écran | código en pantalla | codice display | error codes | failure codes | fault nos | defekt code | codes défaut actifs | cód | cod | error # | err no | fault ref | code affiché | code affichage | код ошибки | код неисправности | код | hibakód | kód | cod eroare | cod defect | cod de eroare | kod greške | šifra greške | kod kvara | koda napake | kode kesalahan | kode error | kode alarm | رمز العطل | رمز الخطأ | mã lỗi | veakood | kļūdas kods | klaidos kodas | kód poruchy stroje | kod komunikatu | kod powiadomienia | kód zprávy | ilmoituskoodi | viestikoodi | bildirim kodu | mesaj kodu | código de notificación | código de la notificación | código de mensaje | código del mensaje | código de notificação | código da notificação | código da mensagem | codice notifica | codice di notifica | codice messaggio | codice avviso | berichtcode | notificatiecode | code message | code du message | code notification | code de notification | code avertissement | meddelandekod | beskedkode | meldingskode | 故障编号 | 错误码 | 报警代码 | 报警码 | 故障碼 | 錯誤代碼 | 故障コード番号 | エラー番号 | 오류코드 | 경보코드 | 알람코드
    `,
  ],
  [
    'fault',
    0.9,
    `
    event | fault | faults | alert | alarm | alarms | errors | failures | failure | error | message | warning | diagnostic | diagnostics |
    health event | machine event | alert name | event name | fault name | alarm name | alert type | event type
    | alert message | fault message | fault reported | fault raised | active fault | active faults | active alert | active alarm | active
    alarms | fault event | malfunction | abnormality | caution | trouble | condition | health alert | machine
    alert | alert title | notification | engine fault | fault detected | latest fault | new fault | error name
    | dtc name | diagnostic name | code name | failure name | warning name | trouble name | meldung | störung
    | stoerung | fehler | ereignis | alarmmeldung | warnung | fehlermeldung | défaut | panne | alerte | alarme
    | évènement | événement | evenement | anomalie | falla | fallo | alerta | evento | alarma | avería |
    averia | guasto | errore | allarme | anomalia | segnalazione | falha | storing | melding | fout | fel |
    larm | händelse | feil | fejl | 故障 | 警報 | エラー | vika | hälytys | häiriö | usterka | awaria | błąd | alarm
    maszyny | ostrzeżenie | zdarzenie | porucha | závada | chyba | hlášení | ilmoitus | notificación | notificação | notifica | bildirim | powiadomienie | notificatie | avertissement | upozornění | událost | arıza | hata | uyarı
    | 異常 | 警告 | 报警 | 故障描述 | 告警 | 고장 | 경보 | 알람 | hendelse | hændelse | advarsel | varning | varsel | maskinfel
    | störungsmeldung | fehlercode text | défaillance | dysfonctionnement | défaut détecté | alerte machine |
    falla detectada | aviso | incidencia | fallo detectado | avviso | malfunzionamento | guasto rilevato |
    ocorrência | falha detectada | aviso de falha | waarschuwing | foutmelding | storingsmelding | alarm type
    | fault type | dtc type | fault condition | alert condition | trigger | trigger event | alert triggered |
    machine fault | equipment fault | engine alert | what happened | what went wrong | what is wrong | what it says | was ist passiert | ce qui s est passé | qué pasó | cosa è successo | o que aconteceu | wat is er gebeurd | vad hände | hvad skete | hva skjedde | ev | evt | ce message | meldungstext gerät | mensaje | messaggio | mensagem | meddelande | besked | viesti | komunikat | zpráva | mesaj | alarm message | alarm event | warning message | error
    message | diagnostic event | diagnostic message | health issue | health alert type | issue detected |
    detected fault | reported fault | current fault | open fault | open alert | неисправность | ошибка | hiba | eroare | defect | defecțiune | greška | kvar | napaka | kesalahan | gangguan | العطل | lỗi
    `,
  ],
  [
    'description',
    0.9,
    `
    libellés | alert text | warning text | failure text | descriptions | descripciones | descrizioni | beschreibungen | betekenis | means | meaning of code | signification | znaczenie | význam | significato | significado | betydning | betydelse | description | desc | details | detail | text | meaning | what it means | explanation | fault text | code
    text | event text | alarm text | alert text | warning text | failure text | error text | fault detail | fault details | code name | code meaning | definition |
    title | component | failure mode | failure type | symptom description | fault description | event description | alert
    description | alarm description | error description | dtc description | diagnostic description | code
    description | failure description | warning description | trouble description | fault desc | event desc |
    alert desc | alarm desc | error desc | dtc desc | diagnostic desc | code desc | failure desc | warning
    desc | trouble desc | fault code description | fehlerbeschreibung | beschreibung | fehlertext | klartext |
    description du défaut | libellé | désignation | descripción | descripcion | descripción de la falla |
    descrizione | descrição | omschrijving | beskrivning | beskrivelse | 内容 | kuvaus | opis | opis usterki |
    popis | popis závady | açıklama | tanım | treść | 説明 | 描述 | 내용 설명 | 설명 | 名称 | betegnelse | benämning | fehlertext
    beschreibung | störungstext | bedeutung | bezeichnung der störung | intitulé | signification | descripción
    del fallo | descripción de falla | descripción del código | significado | descrizione guasto | descrizione
    errore | descrição da falha | foutomschrijving | omschrijving storing | felbeskrivning | feilbeskrivelse |
    fejlbeskrivelse | fault info | detalle | detalles | détail | détails | dettaglio | dettagli | detalhe | detalhes | einzelheiten | detaljer | szczegóły | podrobnosti | ayrıntı | lisätiedot | 내용 | 문구 | 표시 내용 | info text | plain text | message text | long description |
    short description | subject of alert | description of fault | diagnosis | spn description | spn name | spn
    text | fmi description | fmi text | condition description | diagnostic text | content | contents | conteúdo | contenido | inhalt | contenu | zawartość | obsah | içerik | 故障内容 | 故障描述 | 고장 내용 | 고장내용 | エラー内容 | 警告内容 | 症状 | 障害内容 | アラーム内容 | 警報内容 | dtc description | dtc text | klartext fehler | texto | texte | testo | tekst | fejltekst | feiltekst | feltext | feilmeldingstekst | selite | seloste | objaśnienie | vysvětlení | описание | описание ошибки | текст ошибки | leírás | hiba leírása | hibaszöveg | descriere | descriere defect | opis greške | opis kvara | deskripsi | keterangan | الوصف | mô tả | kirjeldus | apraksts | aprašymas | popis poruchy | treść komunikatu | treść powiadomienia | text zprávy | texto de la notificación | texto del mensaje | texto da mensagem | texto da notificação | testo del messaggio | testo messaggio | testo notifica | berichttekst | texte du message | texte message | ilmoitusteksti | viestin teksti | bildirim metni | mesaj metni | meddelandetext | meddelandetekst | 说明 | 故障说明 | 故障名称 | 报警内容 | 告警内容 | 故障信息 | 고장명 | 고장설명 | 상세내용 | 経路 | 故障名 | エラー名 | 警報名 | means | it means
    `,
  ],
  [
    'severity',
    0.95,
    `
    wertigkeit | gewichtung | störstufe | urgentie | zwaarte | severity | prio | level | importance | priority | gewichtung | gewicht | wertung | bewertung | schwere der störung | dringend | degré | grado | grau | ernst graad | graad | grad | aste | ciddiyet | how bad | criticality | urgency | severity level | alert level
    | warning level | priority level | danger level | risk | risk level | caution level | sev | action level |
    class | code severity | criticity | rating | seriousness | rank | status level | alarm level | fault
    severity | cls | gravités | sévérités | severities | gravedades | fault priority | fault level | event severity | event priority | event level | alert severity |
    alert priority | alarm severity | alarm priority | error severity | error priority | error level | dtc
    severity | dtc priority | dtc level | diagnostic severity | diagnostic priority | diagnostic level | code
    priority | code level | failure severity | failure priority | failure level | warning severity | warning
    priority | trouble severity | trouble priority | trouble level | schweregrad | priorität | stufe |
    dringlichkeit | warnstufe | gravité | niveau | sévérité | priorité | criticité | urgence | gravedad |
    severidad | nivel | prioridad | importancia | gravità | livello | severità | priorità | gravidade |
    severidade | prioridade | nível | ernst | prioriteit | ernstniveau | allvarlighetsgrad | nivå | prioritet
    | alvorlighet | 重要度 | レベル | vakavuus | prioriteetti | tärkeys | taso | priorytet | poziom | ważność | waga
    | stopień | závažnost | priorita | úroveň | önem | önem derecesi | öncelik | seviye | 深刻度 | 緊急度 | 警告レベル |
    级别 | 等级 | 严重程度 | 严重性 | 심각도 | 중요도 | 등급 | alvorlighetsgrad | alvorsgrad | alvorlighed | niveau de gravité |
    niveau d alerte | degré d urgence | gravité du défaut | nivel de gravedad | nivel de alerta | nivel de
    severidad | livello di gravità | gravità guasto | nível de gravidade | criticidade | criticidad |
    criticità | urgentie | urgenza | urgencia | urgência | importância | importanza | belang | wichtigkeit |
    warnstufe nr | fehlerstufe | fehlerklasse | kritikalität | einstufung | schwere | viktighet | vikt | alarm class | alarm category level | severity rating | severity code | severity class |
    impact | impact level | fault class level | service level alert | seriousness level | event importance |
    notification level | importance level | stop level | how serious | how severe | how urgent | alvor | allvarlighet | allvar | severity of this fault | severity of the fault | severity of fault | fault criticality | ernst van storing | grade | alarm class | error class | classe | clase | categoria | categoría | серьезность | критичность | уровень | приоритет | важность | степень тяжести | súlyosság | prioritás | szint | severitate | gravitate | prioritate | ozbiljnost | prioritet | stupanj | tingkat | tingkat keparahan | الخطورة | الأولوية | mức độ | raskusaste | smaguma pakāpe | sunkumas | závažnosť | priorita poruchy | 报警级别 | 故障级别 | 故障等级 | 报警等级 | 告警级别 | 严重等级 | 警报级别 | 嚴重程度 | 위험도 | 고장등급 | 경보등급 | 緊急度 | 重大度
    `,
  ],
  [
    'lamp',
    0.7,
    `
    check engine | check engine lamp | check engine light | cel | lamp | lamp status | lamp color | lamp colour | indicator | light | warning lamp | color | colour | lampe
    | lamps | active lamps | lit lamps | leuchte | voyant | spia | testigo | lampa | lamp colour status | warning light | indicator lamp | lamp
    indicator | mil | indicator light | kontrolka | lampa ostrzegawcza | merkkivalo | warnlampe | warnleuchte
    | kontrollleuchte | couleur | voyant allumé | couleur du voyant | lámpara | luz | color de lámpara | luz
    de advertencia | lampada spia | luz indicadora | controlelamp | waarschuwingslampje | varningslampa | ランプ
    | 指示灯
    `,
  ],
  [
    'time',
    0.6,
    `
    eingetreten | eingetreten am | eingetreten um | ereigniszeit | störungszeit | gekommen | gekommen am | reported | reported at | signalé le | gemeldet | gemeldet am | notificado | segnalato il
    `,
  ],
  [
    'time',
    0.95,
    `
    when | time | date time | datetime | date & time | date and time | timestamp | time stamp | detected |
    detected at | detected on | occurred | occurred at | occurred on | observed | observed at | local time |
    triggered | triggered at | triggered on | logged | logged at | logged on | raised | raised at | seen |
    first seen | started | start time | onset | opened | generated by machine at | time of event | time of
    fault | time of occurrence | time detected | date detected | time local | time occurred | date occurred |
    date of event | date of fault | occurrence | occurrence time | occurrence date | active since | since |
    reported on | last occurrence | last occurred | latest occurrence | happened | happened at | trigger time
    | set time | on | start | fault time | fault date | fault date time | fault datetime | fault timestamp |
    fault date & time | event time | event date | event date time | event datetime | event timestamp | event
    date & time | alert time | alert date | alert date time | alert datetime | alert timestamp | alert date &
    time | alarm time | alarm date | alarm date time | alarm datetime | alarm timestamp | alarm date & time |
    error time | error date | error date time | error datetime | error timestamp | error date & time | dtc
    time | dtc date | dtc date time | dtc datetime | dtc timestamp | dtc date & time | diagnostic time |
    diagnostic date | diagnostic date time | diagnostic datetime | diagnostic timestamp | diagnostic date &
    time | code time | code date | code date time | code datetime | code timestamp | code date & time |
    failure time | failure date | failure date time | failure datetime | failure timestamp | failure date &
    time | warning time | warning date | warning date time | warning datetime | warning timestamp | warning
    date & time | trouble time | trouble date | trouble date time | trouble datetime | trouble timestamp |
    trouble date & time | zeit | zeitpunkt | datum | datum uhrzeit | datumuhrzeit | datum zeit | aufgetreten |
    aufgetreten am | erkannt | gemeldet am | quand | date heure | dateheure | date et heure | détecté |
    détecté le | survenu | survenu le | horodatage | fecha | fecha hora | fechahora | fecha y hora | detectado
    | detectado el | ocurrido | data ora | dataora | data e ora | rilevato | rilevato il | data | data hora |
    datahora | data e hora | ocorrido | tijd | tijdstip | datum tijd | gedetecteerd | tid | tidpunkt | 発生日時 |
    日時 | aika | aikaleima | ajankohta | päivämäärä ja aika | data i godzina | czas | czas zdarzenia | data
    zdarzenia | wystąpił | datum a čas | čas | čas výskytu | tarih saat | tarih ve saat | zaman | oluşma
    zamanı | 発生時刻 | 発生日 | 発生時間 | 検出日時 | 时间 | 日期时间 | 发生时间 | 报警时间 | 일시 | 발생시간 | 발생 일시 | 발생일시 | 시간 | tidspunkt |
    tid för fel | dato og tid | dato tid | datum och tid | datum tid | datum klockslag | oppstått | opstået |
    upptäckt | registrert | zeitstempel | auftrittszeit | fehlerzeit | zeitpunkt des auftretens | datum zeit
    lokal | erstmals aufgetreten | zuletzt aufgetreten | festgestellt | festgestellt am | date et heure du
    défaut | date du défaut | date de détection | heure de détection | apparu le | déclenché le | constaté le
    | date de l événement | fecha y hora del evento | fecha del evento | fecha de la falla | fecha de
    detección | detectada | detectada el | registrado | ocurrencia | data e hora da falha | data da falha |
    detectada em | detectado em | ocorrido em | registrado em | data evento | data del guasto | ora evento |
    data e ora evento | rilevata | verificato il | datum en tijd | datum tijdstip | tijd van melding |
    opgetreden | opgetreden op | gesignaleerd | event occurred | event occurred at | fault occurred | fault
    occurred at | alert occurred | fault detected at | fault detected on | event detected | alert raised |
    alert triggered at | alert triggered on | alert generated on | code set | code set at | date set | set at
    | went active | became active | active from | activated | activated at | active at | fault start | fault
    start time | event start | start date | fault since | occurred date | occurred time | occurrence date time
    | occurrence datetime | time of alert | time of alarm | first occurrence | first occurred | first detected
    | last detected | most recent | most recent occurrence | most recent event | reported time of fault |
    machine time | machine local time | time at machine | local date time | local datetime | site time | time
    site | event local time | timestamp local | time local site | date time local | device time | ecm time |
    onset time | begin time | began | date time of event | date time of fault | ts | ts event | event ts | ts fault | horario | t event | t fault | t alarm | t alert | happened at time | occurred at time | detected at time | triggered at time | event ms | event time ms | time ms | timestamp ms | date et heure | fecha y hora local | data i czas | oluşma tarihi | fehlerdatum | zeit lokal | date heure locale | 発生時 | erstmeldung | first occurrence time | opened at | opened on | date opened | onset at | event date and time | event timestamp | date of alarm | date of alert | time raised | 발생시각 | 발생 시각 | 検知日時 | 报警日期 | 发生日期 | epoch | epoch seconds | epoch ms | unix time | unix timestamp | timestamp unix | since when | when did it happen | when did it start | alarm generated | fault generated | zeitpunkt der störung | opgemerkt | survenue le | détectée le | rilevato alle | ocorreu em | ocurrió | havaittu | wystąpienie | wystąpiło | zjištěno | tespit edildi | gedetecteerd op | oppdaget | время | дата и время | дата время | время возникновения | время события | обнаружено | időpont | dátum és idő | észlelve | data și ora | data şi ora | vrijeme | vreme | datum i vrijeme | datum i vreme | čas nastanku | waktu | tanggal dan waktu | waktu kejadian | الوقت | التاريخ والوقت | thời gian | aeg | laiks | laikas | 故障时间 | 触发时间 | 上报故障时间 | 报错时间 | 고장시간 | 고장일시 | 발생날짜 | 発報日時 | 発生年月日 | set on | code time stamp
    `,
  ],
  [
    'date',
    0.9,
    `
    date | day | tag | jour | päivämäärä | päivä | dzień | datum události | tarih | 日付 | 日期 | 날짜 | dato |
    event day | dia | día | giorno | dag | дата | dátum | tanggal | التاريخ | ngày | kuupäev
    `,
  ],
  [
    'clock',
    0.9,
    `
    clock | hour of day | uhrzeit | heure | hora | ora | kello | jam | giờ | kellonaika | godzina | saat | 時刻 |
    klokkeslett | klokken | klockslag | kl | uhr | orario | tijdstip van de dag | time of day
    `,
  ],
  [
    'mid',
    0.9,
    `
    mid | mid code | module mid
    `,
  ],
  [
    'spn',
    0.95,
    `
    spn | spn code | spn number | suspect parameter number | suspect parameter name | suspect parameter | suspect parameter no | suspect parameter id | hcespn | pid spn | ppid spn | sid spn | spn pid | spn ppid | spn sid | spn id | spn dec | spn no | spn nr | spn nummer | j1939 spn | j1939spn
    `,
  ],
  [
    'spn',
    0.7,
    `
    pid | sid | ppid | psid
    `,
  ],
  [
    'fmi',
    0.95,
    `
    fmi | fmi code | fmi number | failure mode identifier | failure mode indicator | failure mode no | failure mode number | failure mode code | failure mode id | fmi id | fmi dec | fmi no | fmi
    nr | fmi nummer | j1939 fmi | j1939fmi
    `,
  ],
  [
    'source-id',
    0.9,
    `
    alert id | alert number | alert no | alert # | notification id | notification number | incident id |
    incident number | alert ref | alert reference | alert uuid | event uuid | fault uuid |
    alert uid | meldungs id | meldungsnummer | numéro d alerte | id alerte | id de alerta | número de alerta |
    id allarme | alert identifier | notification no | notification #
    `,
  ],
  [
    'status',
    0.9,
    `
    active | still active | now active | currently active | noch aktiv | encore actifs | toujours actifs |
    fault state | code state | alarm state | event state | dtc state | alert state | status | fault status | alert status | event status | code status | dtc status | alarm status | state of fault | statut | estado de la falla | stato | stav | durum | tila | fehlerstatus | état | état du défaut | zustand | maschinenstatus | machine status | machine state | machine condition | crane status | estado de la máquina | stato macchina | status maszyny | maskinstatus | machinestatus | tilanne | stav stroje | estado del código | 状態 | 状态 | 상태
    `,
  ],
  [
    'ignored',
    1,
    `
    engine serial number | engine serial no | engine serial | engine sn | engine s n | engine serial # | esn |
    engine number | engine no | engine model | service model name | engine make | engine manufacturer | engine type | engine |
    motornummer | motor | transmission serial | transmission serial number | axle serial | attachment serial |
    attachment | tool | work tool | anbaugerät | accessoire | implemento | abtransport | pump serial | tracker | tracker serial | tracker id | tracker serial number | device
    id | device serial | device serial number | device sn | gateway | gateway id | gateway serial | modem |
    terminal | terminal id | imei | iccid | sim | radio serial | module serial | product link | ecm serial |
    kein fehler | keine fehler | kein fehlercode | keine fehlermeldung | keine störung | keine störungsmeldung | keine alarmmeldung | keine warnung | kein alarm | keine meldung | pas de défaut |
    pas d'alarme | aucun défaut | aucune alarme | sin fallo | sin fallos | sin falla | sin alarma | sem falha | sem falhas | nessun allarme |
    nessun guasto | geen storing | geen alarm | inget fel | inget larm | ingen feil | ingen fejl | brak usterki | brak alarmu | žádná porucha |
    firmware | software | software version | hardware | part number | part no | contract | contract number |
    contract no | rental contract | agreement | order number | order no | order id | po | po number | work
    order | work order number | invoice | invoice number | ticket | ticket number | case number | case no |
    parameter | faulty parameter | failed parameter | case id | reference | reference number | ref | ref no | account | account number | account no | customer
    number | customer no | customer id | subscription | policy | project | project number | job number | job
    no | cost center | idle hours | idle time | idle | transmission hours | pto hours | travel hours | boom
    hours | hours to service | hours until service | hours remaining | next service | next service due |
    service due | service interval | last service | last service hours | hours since service | hours overdue |
    working hours of | office hours | opening hours | business hours | support hours | leerlaufstunden |
    leerlauf | warranty | duration | distance | odometer | odo | mileage | miles | kilometers | kilometres |
    km | fuel | fuel level | fuel used | def level | battery | battery voltage | speed | engine speed | rpm |
    coolant temperature | oil pressure | ambient temperature | heading | altitude | satellites | gps fix | fix
    | accuracy | hdop | ignition | engine status | year | model year | baujahr | count | occurrences |
    occurrence count | number of occurrences | times | oc | status | state of fault | source | module |
    controller | ecu | ecm | control unit | source address | sa | code source | recommended action |
    recommendation | action | action required | what to do | operator action | note | notes | comment |
    comments | remark | remarks | symptom | symptoms | complaint | problem | issue | operator | driver |
    operator comment | operator note | dealer | servicing dealer | service dealer | your dealer | dealer name
    | dealer address | dealer phone | dealer location | dealer code | contact | contact name | contact us |
    support | support center | support centre | help | phone | tel | telephone | mobile | cell | fax | email |
    e mail | mail | web | website | www | home yard | site office | yard | yard address | home base | homebase | home
    location | home address | depot | branch | branch address | office | office address | head office |
    headquarters | hq | customer | customer name | company | company name | company address | owner | account
    name | account manager | billing address | bill to | ship to | mailing address | dealership | rental
    company | rental branch | service center | service centre | service branch | workshop | parts store |
    organization | organisation | group | fleet | händler | kunde | ansprechpartner | concessionnaire | client
    | concesionario | cliente | concessionario | klant | kund | telefon | téléphone | teléfono | sent | sent
    at | sent on | received | received at | report time | report date | report
    generated | generated | generated at | generated on | created | printed | position time | position date |
    position as of | position at | gps time | gps date | location time | location date | location as of |
    location updated | location datetime | position datetime | last contact | last communication | last
    reported | last report | last report time | last update | last updated | last sync | last seen online | as
    of | notification time | notification sent | mail time | mail date | email time | email date | e mail time | message date | send time | sms time | push time | email sent | hours as of | meter date | smu date | hours date
    | operating hours datetime | next due | due | due date | cleared | cleared at | ended | end time |
    resolved | resolved at | acknowledged | acknowledged at | forwarded | snapshot time | snapshot | header
    datetime | gesendet | envoyé | enviado | inviato | from | to | cc | bcc | subject | reply to | von | an |
    betreff | de | à | objet | para | asunto | country | zip | zip code | postal code | county | plz | land |
    pays | país | paese | moottorin numero | moottorin sarjanumero | numer silnika | nr silnika | výrobní
    číslo motoru | motor seri no | エンジン番号 | 发动机号 | 엔진번호 | motornr | motorseriennummer | motor seriennummer |
    seriennummer motor | numéro de moteur | numéro moteur | n° moteur | número de motor | nº motor | numero
    motore | matricola motore | número do motor | motoriserienummer | motorserienummer | engine serial no esn
    | engine sn esn | engine esn | motortyp | motorhersteller | moteur | motore | engine family | engine maker
    | engine brand | engine oem | engine mfr | transmission model | transmission sn | transmission | ecu
    serial | ecu part number | ecm part number | ecm software | tracker sn | tracker no | tracking device |
    home lat | base lat | depot lat | yard lat | dealer lat | branch lat | office lat | customer lat | destination lat | geofence lat | zone lat | home latitude | base latitude | depot latitude | yard latitude | dealer latitude | branch latitude | office latitude | customer latitude | destination latitude | geofence latitude | zone latitude | home lon | base lon | depot lon | yard lon | dealer lon | branch lon | office lon | customer lon | destination lon | geofence lon | zone lon | home lng | base lng | depot lng | yard lng | dealer lng | branch lng | office lng | customer lng | destination lng | geofence lng | zone lng | home long | base long | depot long | yard long | dealer long | branch long | office long | customer long | destination long | geofence long | zone long | home longitude | base longitude | depot longitude | yard longitude | dealer longitude | branch longitude | office longitude | customer longitude | destination longitude | geofence longitude | zone longitude |
    telematics unit | telematics serial | telematics device | telematics id | telematics sn | telematic unit |
    box serial | box id | tcu | tcu serial | tcu id | gps serial | gps device | gps tracker | unit serial
    telematics | hardware id | hardware serial | modul | module sn | modem serial | modem id | gateway sn |
    device number | beacon | beacon id | sensor id | sensor serial | tag serial | esim | msisdn | seriennummer
    modul | box seriennummer | steuergerät seriennummer | boîtier | n° boîtier | dispositivo | número de
    dispositivo | caja | contract id | rental agreement | rental agreement number | rental contract number |
    agreement number | agreement no | vertragsnummer | vertrag | auftragsnummer | auftrag | kundennummer |
    kunden nr | referenz | bestellnummer | numéro de contrat | contrat | n° de contrat | n° client | référence
    | numéro client | commande | contrato | número de contrato | nº contrato | número de cliente | pedido |
    referencia | contratto | numero contratto | codice cliente | riferimento | contractnummer | klantnummer |
    referentie | ordernummer | kontraktsnummer | kundnummer | umowa | nr umowy | numer umowy | zlecenie |
    smlouva | sözleşme no | quote | quote number | job card | wo | wo number | ro number | service request |
    claim number | serial number of attachment | attachment sn | bucket serial | hammer serial | idle hrs |
    idling hours | idle time hours | engine idle hours | total idle hours | total idle time | non productive
    hours | productive hours | power hours | fuel hours | working time | travel time | travel hrs | swing
    hours | hammer hours | crusher hours | separator hours | percussion hours | pump hours | attachment hours
    | battery hours | hydraulic hours | blade hours | drum hours | auger hours | leerlaufzeit | leerlauf
    stunden | heures de ralenti | ralenti | heures au ralenti | horas de ralentí | ralentí | horas ralentí |
    horas en ralentí | horas en vacío | ore al minimo | ore di minimo | minimo | horas em marcha lenta |
    stationaire uren | stationair | tomgång | tomgangstimer | tyhjäkäynti | bieg jałowy | volnoběh | rölanti |
    アイドル時間 | 怠速时间 | hours until next service | hours to next service | service in | next pm | next pm due | pm
    due | next maintenance | last pm | last service date | last service at | nächste wartung | letzte wartung
    | prochain entretien | dernier entretien | próximo servicio | último servicio | próximo mantenimiento |
    prossima manutenzione | volgende beurt | kilometerstand | kilometer | kilometrage | kilométrage |
    kilometraje | chilometri | chilometraggio | quilometragem | hodómetro | strecke | laufleistung | total
    distance | total miles | total km | distance travelled | distance traveled | vehicle distance | trip
    distance | mil körning | przebieg | kraftstoff | kraftstoffstand | tankinhalt | carburant | niveau
    carburant | combustible | nivel de combustible | carburante | brandstof | bränsle | polttoaine | paliwo |
    def | adblue | adblue level | soot level | soot load | ash load | oil temp | oil temperature | coolant
    temp | engine coolant temperature | engine oil pressure | boost pressure | load factor | engine load |
    hydraulic oil temperature | voltage | system voltage | signal strength | gsm signal | signal | battery
    level | tracker battery | motor status | motorstatus | zündung | contact mis | encendido | quality | fix
    quality | gps quality | gps accuracy | gps signal | satélites | satelliten | kurs | direction | course |
    bearing | elevation | año | année | anno | ano | jaar | år | byggår | årsmodell | rok produkcji | build
    year | mfg year | manufacture year | year of manufacture | anzahl | häufigkeit | nombre d occurrences |
    occurrences total | occurrence number | contador | conteo | conteggio | aantal | antal | antall |
    ocorrências | occ | occ count | freq | frequency | fault count | event count | alert count | alarm count |
    fault status | alert status | event status | code status | dtc status | alarm status | current status |
    machine status | equipment status | asset status | unit status | ist zustand | zustand | statut | état |
    estado de la falla | stato | stav | durum | tila | stan | 状態 | 状态 | 상태 | fault source | alert source |
    event source | source module | source ecu | reporting module | reporting ecu | system | subsystem | sub
    system | component group | domain | control module | steuergerät | calculateur | módulo | modulo |
    centralina | unidad de control | regeleenheid | styrenhet | ecu name | mid name | module id | module name
    | sa name | src | source addr | suggested action | corrective action | next step | next steps | what to
    check | please check | empfohlene maßnahme | empfehlung | maßnahme | massnahme | action recommandée |
    recommandation | acción recomendada | recomendación | azione consigliata | azione | ação recomendada |
    recomendação | aanbevolen actie | actie | åtgärd | rekommenderad åtgärd | tiltak | toimenpide | zalecenie
    | zalecane działanie | doporučení | öneri | 対処 | 处置 | 조치 | operator notes | operator remarks | operator
    says | operator report | driver comment | driver note | driver notes | driver remarks | field note | field
    notes | customer comment | customer note | customer complaint | dispatcher note | fahrer | bediener |
    bemerkung fahrer | bemerkung des fahrers | anmerkung | anmerkung fahrer | anmerkung des fahrers | fahrerkommentar |
    obs | obs do operador | obs operador | observação | observações | observação do operador | observaciones | observación |
    observaciones del operador | nota | nota operatore | note operatore | opmerking | opmerking machinist | opmerking chauffeur |
    commentaire conducteur | remarque conducteur | commentaire du chauffeur | fahrerhinweis | bemerkung | hinweis | hinweise | kommentar | commentaire | remarque | opérateur |
    conducteur | observaciones | operador | comentario | comentarios | nota | conductor | operatore |
    osservazioni | observações | observação | comentário | opmerking | opmerkingen | bestuurder | machinist |
    anmärkning | förare | merknad | bemærkning | huomautus | kuljettaja | uwagi | operator maszyny | poznámka
    | operatör | 備考 | 备注 | 비고 | servicing dealer name | selling dealer | local dealer | preferred dealer
    | assigned dealer | carrier | carrier chassis | carrier vehicle | dealer contact | dealer service | service provider | service partner | serviced by |
    service location | service depot | service yard | service shop | servicepartner | servicestützpunkt |
    zuständiger händler | ihr händler | niederlassung | filiale | werkstatt | kontakt | kontaktdaten | agence
    | votre concessionnaire | agence de service | sucursal | taller | su concesionario | distribuidor |
    distribuidor autorizado | concesionario de servicio | filiale di servizio | officina | rivenditore |
    concessionária | oficina | revendedor | filial | vestiging | dealer vestiging | uw dealer | werkplaats |
    återförsäljare | verkstad | forhandler | jälleenmyyjä | huoltoliike | dealer serwisowy | serwis | prodejce
    | servis | bayi | yetkili servis | 販売店 | 代理店 | 经销商 | 대리점 | 担当 | 연락처 | 电话 | 電話 | home site | home branch |
    home depot location | home terminal | base yard | base location | home base address | yard location |
    storage yard | storage location | assigned yard | assigned site | assigned location | assigned branch |
    owning branch | owning location | owner address | owner name | garage | domicile | park location |
    heimatstandort | heimat standort | stammstandort | betriebshof | bauhof | lagerplatz | heimatdepot | dépôt
    | base | parc d attache | agence propriétaire | patio | base de operaciones | depósito | sede | deposito |
    magazzino | pátio | thuisbasis | hemmadepå | depå | hjemsted | baza | delivery address | ship from | remit
    to | return to | return address | our office | our address | head office | main office | regional office | registered address | registered office | geofence | geo fence | geozone | zone name | site contact |
    contact person | contact phone | contact number | contact email | emergency contact | phone number |
    telephone number | hotline | help desk | helpdesk | call | service hotline | call center | client name |
    account rep | sales rep | manager | fleet manager | site manager | foreman | assigned to | assigned
    operator | customer account | firma | unternehmen | kundenname | eigentümer | société |
    propriétaire | exploitant | empresa | propietario | azienda | proprietario | empresa proprietária |
    bedrijf | eigenaar | företag | ägare | yritys | omistaja | właściciel | vlastník | firma adı | müşteri |
    お客様 | 顧客 | 客户 | 고객 | fleet group | fleet owner | group name | sub group | division | department | region
    name | territory | crew | sent by | sent to | notification sent at | notification sent on | email sent at
    | message sent | message time | report created | report created at | report created on | report printed |
    report run | report generated at | report generated on | report timestamp | sent time | received on |
    received time | received by server | server time | upload time | uploaded | transmitted | transmission
    time | transmitted at | data received | data as of | data time | last data | gps timestamp | gps time | gps date | gnss time | gps fix time
    | rx | rx time | received | received at | server time | gateway time | fix time | gps updated | gps last updated | location reported at | location reported | location
    timestamp | position timestamp | position reported | position updated | position report | position report
    time | last position time | last position update | last gps time | last fix time | last known location
    time | last location time | location last updated | last location update | last known position time | last
    seen | last heard | last message | last ping | last connected | last connection | last transmission | last
    online | last data received | last communicated | mail sent | bericht erstellt | erstellt | erstellt am |
    bericht vom | berichtszeit | gesendet am | empfangen | empfangen am | meldung gesendet | positionszeit |
    position vom | standort vom | gps zeit | letzte meldung | letzter kontakt | letzte
    verbindung | letzte aktualisierung | stand | rapport du | envoyé le | reçu | reçu le | rapport généré |
    heure gps | position du | dernière communication | dernière mise à jour | dernier contact | généré le |
    reporte generado | informe generado | enviado el | recibido | recibido el | fecha de envío | fecha del
    reporte | hora gps | última comunicación | última actualización | último contacto | posición del | inviato
    il | ricevuto | rapporto generato | ultimo contatto | ultima comunicazione | ultimo aggiornamento |
    enviado em | recebido | recebido em | relatório gerado | última atualização | verzonden op | ontvangen |
    rapport van | laatste update | laatste contact | laatste communicatie | skickat | mottaget | rapport
    skapad | senast uppdaterad | senaste kontakt | sendt | mottatt | modtaget | lähetetty | wysłano |
    wygenerowano | raport wygenerowano | ostatni kontakt | ostatnia aktualizacja | odesláno | gönderildi |
    rapor tarihi | 送信日時 | 受信日時 | 发送时间 | 定位时间 | 전송시간 | inactive since | inactive at | cleared on | clear time |
    cleared time | resolved on | reset at | closed | closed at | closed on | end | end date | behoben |
    behoben am | quittiert | résolu | résolu le | effacé | resuelto | borrado | risolto | resolvido | opgelost
    | åtgärdat | acknowledged by | expires | expiry | valid until | warranty expires | warranty end | in
    service date | purchase date | delivery date | commissioned | delivered | zip postal code | zipcode |
    postcode | código postal | code postal | cap | cep | postnummer | postinumero | kod pocztowy | psč |
    district | landkreis | comté | maa | kraj | země | ülke | stat | mail time | email time | mail sent at | fix age | gps age | age of fix | position age | pos report | pos reported | pos time | position report time | larm id | larm nr | larmnr | alarm id | alarm nr | alarmnr | alert id | alarm nummer | larmnummer | att | attn | copy to | importance of
    email | x priority | return path | message id | content type | mime version | date range | report period |
    period | page | url | link | view online | view in browser | login | username | user | notes by | previous
    codes | previous code | previous fault | previous faults | cleared codes | cleared code | cleared faults |
    inactive codes | inactive code | inactive faults | stored codes cleared | historical codes | historic
    codes | history | fault history | code history | resolved faults | resolved codes | password | bulletin |
    publication | article | article number | kit | kit number | part | parts | part numbers | filter part
    number | oil capacity | capacity | torque | weight | machine weight | operating weight | emission |
    emissions tier | tier | stage | abgasstufe | engine power | power | attachments | options | configuration | gate code | access code | door code | entry code | keypad code | key code | lockbox code | lock code | area code | bar
    code | qr code | discount code | promo code | fee code | security code | verification code | tax code | country code | zone code |
    code for gate | cost code | job code | dealer code number | parts code | class code | pin code | trailer vin | trailer serial | trailer serial number | trailer s n | trailer sn | lowboy vin | float vin | eng s n | eng sn | eng no | eng serial | eng model | eng make | cat class | cat class code | catclass | power unit | power pack | prime mover | 发动机 | エンジン | 엔진 | 引擎 | moteur | motore | silnik | moottori | moteur type | двигатель | номер двигателя | motorisation | motorisierung | engine installed | engine fitted | license plate | licence plate | number plate | plate | plate no | plate number | registration | registration no | registration number | reg no | reg number | kennzeichen | kennz | amtl kennzeichen | amtliches kennzeichen | immatriculation | n d immatriculation | plaque | patente | placa | placas | targa | kenteken | registreringsnummer | reg nr | regnr | rekisterinumero | nr rejestracyjny | numer rejestracyjny | spz | plaka | plaka no | 车牌 | 车牌号 | 登録番号 | 차량등록번호 | госномер | гос номер | гос № | госзнак | rendszám | biển số | nr înmatriculare | registracija | código cliente | code client | codice cliente | cost code no | name of operator | name of customer | name of site | name of driver | your name
    `,
  ],
  ...identityPhrases,
  ...englishPhrases,
  ...phrasesOfLanguages,
  ['ignored', 1, officePhrases],
];

/** Labels of times that name their zone as well. */
export const utcPhrases = `
    utc | when utc | time utc | utc time | gmt | time gmt | date utc | datetime utc | date time utc | timestamp utc | event time utc |
    occurred utc | detected utc | fault time utc | alert time utc | utc timestamp | time z | timestamp gmt | date time gmt |
    utc date time | event utc | fault utc | alert utc | occurred at utc | detected at utc | observed utc | observed at utc |
    event date utc | event datetime utc | alarm time utc | logged utc | triggered utc | raised utc | start time utc
    `;
