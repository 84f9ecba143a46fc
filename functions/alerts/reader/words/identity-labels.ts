import type { LabelField } from './label-phrases.ts';

/*
 * What owners, rental firms and makers call a machine's own number or name, its serial number, its model and its maker, in
 * the languages of the vocabulary, beyond the phrases that stand in `label-phrases`. Source: compiled by hand from the
 * wording of makers', rental firms' and telematics portals' public manuals.
 */

/** How sure a label is that names anything by its words: its value counts only where it has the form of an owner's name. */
export const trustByForm = 0.55;

export const identityPhrases: readonly (readonly [LabelField, number, string])[] = [
  [
    'unit',
    0.92,
    `
    rig ref | plant ref | fleet ref | machine ref | asset ref | fleet description | plant description | rig description |
    u n | eqno | eq nr | eqnr | mc name | mc id | m/c name | m/c id | equip tag | eq tag | eq name | asset label name | mach name | mach id | kundenbez | kunden bez | kd bez |
    masch nr | masch id | flotte id | flotten id | parc id | parque id | parco id | vloot id | flota id | frota id | rig name | rig no | rig id | lift no | lift id | crane no | crane id | loader no | truck name | bilnr | bil nr | löpnummer | lopenummer | kst nr |
    genannt | surnommée | chamamos de | nazywamy ją | říkáme jí | rufzeichen | funkname |
    customer s no | customer s number | customer s id | owner tag | petit nom |
    fleet unit no | fleet vehicle | garage no | garage number | garage nr | door no | door number | road number | road no | yard no | yard number | side no | side number | hull no | hull number | fleet asset | asset ref no | plant item no | plant asset no | eq id | eqp no |
    company asset no | company unit | company equipment no | owner no | owner number | owner code | owner s number | owner s ref | owner ref | owner asset id | owner unit no | owner machine no |
    owner s unit number | owner designation | owner s designation | owner label | customer unit no |
    customer fleet no | customer mgmt no | customer management no | customer label | customer designation |
    customer name for unit | customer assigned name | client machine no | client asset no | client fleet no |
    client equipment no | your fleet no | your asset no | your name for it | your equipment no | your plant no |
    your designation | your label | your nickname | your alias | your tag | our no | our fleet no | our plant no | our name for it | internal name |
    internal code | internal ref | in house no | in house number | inhouse name | yard tag | rental fleet no |
    rental asset no | hire fleet no | hire unit | inventory # | inventory id | inventory tag |
    friendly name | short name | call name | tag no | tag # | decal no | decal number | sticker no |
    painted number | aka | a k a | name in fleet | name in your fleet | bort number |
    mine id | mine no | pit id | dispatch name | dispatch number | machine title | machine designation |
    sap equipment no | interne bezeichnung | interne kennung | int nr | inv nr | fuhrpark nr |
    kunden maschinennummer | kunden gerätenummer | kundeninterne nr | maschinennr kunde | bezeichnung kunde |
    kundeneigene nr | ihre bezeichnung | ihre gerätenummer | ihre maschinennummer | ihre kennung |
    ihre inventarnummer | ihre flottennummer | ihre interne nummer | unsere nr | unsere nummer |
    unsere bezeichnung | unsere interne nr | unsere gerätenr | eigene nr | eigene nummer | eigene bezeichnung |
    eigenname | eigentümer nr | betriebs nr | betriebsmittel nr | betriebsmittelnummer | spitzname | rufname |
    funkrufname | mietgeräte nr | mietpark nr | mietparknummer | mietgerätenummer | park nr | wagen nr |
    hofnummer | hof nr | bgl nr | bauhofnummer | equipmentnummer | equipment nr | sap nr | gerätestammnummer |
    no parc | code interne | réf interne | référence interne | repère client | repère interne |
    désignation client | désignation interne | nom donné | nom usuel | surnom | identifiant interne |
    n° client machine | n° de flotte | n° flotte | nom de flotte | code flotte | n° d inventaire |
    numéro d inventaire | n° inventaire | code inventaire | votre référence machine | votre repère |
    votre désignation | votre n° de parc | notre n° | notre numéro | notre repère | notre n° de parc |
    immat interne | n° de bord | n° d actif | numéro d actif | unidad no | n º económico | nº económico |
    n° económico | núm económico | económico | no eco | económico no | no interno | interno n° | interno nro |
    cód interno | cód equipo | código de flota | nombre de flota | nombre de la flota | n º de flota |
    n° de flota | nº flota | nro de flota | núm de flota | nombre asignado | nombre corto | apodo | sobrenombre |
    mote | equipo n° | equipo no | nº de parque | n º de parque | número de parque | código de parque |
    número de inventario | n º de inventario | nº inventario | n º inventario | código de inventario |
    código de activo | número de activo | no de activo | activo fijo | n° de activo | identificación interna |
    id de activo | id flota | id cliente de la máquina | su referencia de máquina | nuestro número | nuestro n º |
    nuestro nº | nuestro interno | denominación interna | denominación del cliente | designación del cliente |
    móvil n° | número de móvil | nº da frota | n º da frota | nº de frota | n º de frota | número de frota |
    frota nº | frota n° | nome da frota | código da frota | prefixo nº | cód interno | nome interno | apelido |
    nome curto | identificação interna | cód equipamento | equipamento nº | máquina nº | nº de patrimônio |
    nº do patrimônio | n º de património | vosso número | vosso nº | seu número | sua frota | nosso número |
    nosso nº | nossa frota | nosso prefixo | nº do ativo | código do ativo | ativo nº | alcunha | n º de parque |
    n º de inventário | nº de inventário | cod interno | codice cliente macchina | codice flotta | n cespite | codice cespite |
    numero flotta | n flotta | n° flotta | nr flotta | nome flotta | flotta n | sigla interna | sigla cliente |
    nome interno | denominazione cliente | denominazione interna | soprannome | identificativo interno |
    identificativo cliente | id flotta | macchina n | matricola aziendale | matricola cliente | numero aziendale |
    n aziendale | codice aziendale | n parco | numero parco | n di parco | parco n | n inventario |
    numero inventario | n di inventario | numero di inventario | vostro numero | vs numero | vostra sigla |
    nostro numero | ns numero | ns sigla | nostra sigla | riferimento interno | rif interno | codice asset |
    numero asset | vloot nr | vlootnaam | intern kenmerk | klantnummer machine | klant machine nr |
    uw machinenummer | uw kenmerk machine | uw benaming | ons nr | ons machinenummer | naam machine |
    naam van de machine | bijnaam | roepnaam | eigen nummer | eigen nr | eigen naam | eigen benaming |
    inventarisnummer | inventarisnr | inventaris nr | park nr | bedrijfsnummer | activanummer | assetnummer |
    asset nr | maskinens namn | eget nummer | eget nr | eget namn | ert namn | er namn | deres navn | jeres navn | eget navn | egen benämning | egen betegnelse |
    flottnr | vagnsnummer | vagnnummer | vagn nr | vognnummer | vogn nr | vognnr | objektsnummer | smeknamn |
    kallenavn | kaldenavn | kælenavn | ert nummer | er benämning | vårt nr | vårt namn | vår benämning |
    vores nr | jeres nummer | jeres nr | kundens nummer | kundens nr | kundens maskin nr | kundens benämning |
    kundens maskinnummer | kundens navn for maskinen | kundens betegnelse | inventarienummer | inventarienr |
    skyltnummer | anläggningsnummer | materielnummer | materiel nr | utleienummer | uthyrningsnummer |
    udlejningsnr | udlejningsnummer | konetunnus | kone nro | koneno | kalusto nro | kalustonro | yksikön numero |
    yksikkönumero | yksikkötunnus | lempinimi | kutsumanimi | oma numero | oma tunnus | oma nimi |
    sisäinen numero | sisäinen tunnus | sisäinen nro | sisäinen nimi | laitenumero | laitetunnus |
    asiakkaan tunnus | asiakkaan konenumero | numeromme | tunnuksemme | vuokranumero | inventaarionumero |
    numer wewnętrzny | nr wewnętrzny | nr wewn | numer wewn | numer flotowy | nr flotowy | nazwa floty |
    numer taborowy | numer inwentarzowy | nr inwentarzowy | nr inw | nr ewid | nasz numer | nasz nr |
    nasze oznaczenie | wasz numer | wasz nr | państwa numer | państwa nr | numer klienta maszyny | numer własny |
    nr własny | nazwa własna | nazwa klienta | nazwa wewnętrzna | oznaczenie wewnętrzne | oznaczenie klienta |
    kod wewnętrzny | numer jednostki | nr jednostki | numer parku | nr środka trwałego | przezwisko | ksywka |
    jméno stroje | interní č | int č | int číslo | interní označení | interní název | evid č | inventární číslo |
    inv číslo | flotilové číslo | číslo flotily | označení zákazníka | vlastní označení | vlastní číslo |
    vaše číslo | vaše označení | naše číslo | naše č | naše označení | přezdívka | číslo jednotky |
    zákaznické číslo stroje | garážní číslo | parkové číslo | interné číslo | názov stroja | číslo stroja |
    evidenčné číslo | inventárne číslo | filo numarası | filo adı | filo kodu | demirbaş no | demirbaş numarası |
    demirbaş | envanter no | envanter numarası | i̇ç no | dahili no | dahili numara | şirket içi no | ünite no |
    takma ad | takma adı | sizin numaranız | bizim no | bizim numaramız | müşteri makine no | müşteri makine adı |
    müşteri kodu makine | birim no | rumuz | 号機番号 | お客様管理番号 | お客様管理名 | お客様管理no | お客様機械番号 | お客様機械名 | お客様号機 |
    顧客管理番号 | 顧客管理名 | 貴社管理番号 | 貴社管理名 | 貴社管理no | 貴社号機 | 貴社機番 | 弊社管理番号 | 当社管理番号 | 当社管理no | 当社号機 | 自社管理番号 | 自社番号 |
    社内管理番号 | 社内名称 | 所有者管理番号 | ユーザー管理番号 | ユーザー管理no | ユーザ管理番号 | ユニット番号 | ユニット名 | ユニットno | アセット名 | アセット番号 | アセットid |
    資産番号 | 資産名 | 愛称 | ニックネーム | 呼び名 | 呼称 | 通称 | 重機番号 | 重機名 | フリート番号 | 设备号 | 自编号码 | 自编 | 内部代号 | 内部名称 | 车队号 | 管理编号 |
    管理号 | 资产编号 | 资产名称 | 资产号 | 固定资产编号 | 客户编号名称 | 客户设备编号 | 客户设备名称 | 客户机号 | 客户自编号 | 客户机器编号 | 您的设备编号 | 贵司编号 | 贵方编号 |
    我方编号 | 我司编号 | 公司自编号 | 别名 | 昵称 | 单位编号 | 机组编号 | 機台編號 | 機台名稱 | 機號 | 內部編號 | 資產編號 | 車隊編號 | 관리명 | 자체 번호 | 자체번호 |
    자체 관리번호 | 사내 번호 | 사내 관리번호 | 고객 관리번호 | 고객관리번호 | 고객 장비번호 | 고객 장비명 | 고객사 관리번호 | 고객사 장비명 | 귀사 관리번호 | 귀사 장비번호 |
    당사 관리번호 | 당사 장비번호 | 우리 번호 | 유닛 번호 | 유닛번호 | 유닛 | 자산번호 | 자산 번호 | 자산명 | 별명 | 애칭 | 닉네임 | 플리트 번호 | гаражный № |
    гар номер | бортовой № | хозяйственный номер | хоз номер | инвентарный № |
    номер техники | номер единицы | название техники | имя машины | наименование машины | наименование техники |
    внутренний номер | внутренний № | парковый номер | парковый № | ваш номер | наш номер | номер в парке |
    номер парка | прозвище | позывной | кличка | учетный номер | учётный номер | номер объекта |
    идентификатор машины | gépszám | gép száma | gép neve | gép azonosító | gépazonosító | belső azonosító |
    belső név | flotta azonosító | flotta szám | leltári sz | becenév | saját szám | saját azonosító | saját név |
    az önök száma | egység száma | üzemi szám | hívónév | cod intern | nume intern | număr flotă | nr flotă |
    nr de flotă | număr parc | nr parc | număr de inventar | nr de inventar | număr inventar | numele utilajului |
    nume utilaj | denumire utilaj | denumire internă | nr utilaj | număr utilaj | cod utilaj | poreclă |
    numărul nostru | nr nostru | numărul dvs | nr unitate | int broj | inv broj | inv br | br stroja |
    broj stroja | broj mašine | naziv stroja | naziv mašine | ime stroja | ime mašine | oznaka stroja |
    interna oznaka | vlastita oznaka | nadimak | broj flote | flotni broj | naš broj | vaš broj | naša oznaka |
    broj jedinice | evidencijski broj | interna številka | inventarna številka | naša številka | vaša številka |
    številka stroja | vzdevek | no lambung | nomor lambung | nama unit | kode alat | nomor alat | no alat |
    nama alat | nama mesin | nomor mesin internal | nomor armada | no armada | nomor aset | no aset | kode aset |
    nomor inventaris | no inventaris | nama panggilan | nomor internal | số xe | số thiết bị | mã thiết bị |
    tên thiết bị | tên máy | mã máy | mã tài sản | số hiệu máy | số nội bộ | mã nội bộ | رقم الوحدة | اسم المعدة |
    اسم الآلة | رقم الآلة | الرقم الداخلي | رقم الأسطول | رمز المعدة | رقم الأصل | اسم الوحدة | الاسم المستعار |
    رقم المركبة | اسم المركبة | كود المعدة | หมายเลขเครื่องจักร | ชื่อเครื่องจักร | หมายเลขรถ | รหัสเครื่องจักร |
    เบอร์รถ | รหัสทรัพย์สิน | ชื่อเล่น | מספר כלי | שם הכלי | מספר פנימי | כינוי | מספר רכב |
    αριθμός μηχανήματος | όνομα μηχανήματος | εσωτερικός αριθμός | κωδικός μηχανήματος | αριθμός στόλου |
    номер машини | бортовий номер | гаражний номер | інвентарний номер | назва машини | внутрішній номер |
    наш номер | гаражен номер | инвентарен номер | вътрешен номер | име на машината | номер на машината |
    seadme number | seadme nimi | masina number | masina nimi | inventarinumber | sisemine number |
    mašīnas numurs | mašīnas nosaukums | iekšējais numurs | inventāra numurs | mašinos numeris |
    mašinos pavadinimas | vidinis numeris | inventorinis numeris
    `,
  ],
  [
    'unit',
    trustByForm,
    `
    unità | stapler nr | staplernummer |
    customer ref | customer reference | client ref | client reference | your ref | your reference | configuration item |
    config item | affected ci | affected item | unit description | your id | our id | local name | local id | rental no | hire no | stock no | stock # |
    stk no | tag id | decal | control no | control number | external no | external number | ext id | external id | ext no | ext ref | external ref | foreign id | erp no | erp id |
    erp number | sap no | sap number | inventar | kennzeichnung | ihre nr | ihr name | kurzname |
    kurzbezeichnung | kurzzeichen | stammnummer | identifiant | flotte | votre n° | votre nom | n° location |
    n° de location | n° d exploitation | indicatif | flota | identificador | identificación | id interno |
    nuestro código | denominación | designación | identificação | designação | denominação | inventário |
    cespite | flotta | denominazione | identificativo | id interno | vs codice | vs n | nostro codice |
    ns codice | ns n | uw nr | onze code | benaming | aanduiding | verhuurnummer | huurnummer | beteckning |
    ert nr | littera | lejenummer | tunnus | oznaczenie | identyfikator | flotila | označení | jméno |
    identifikace | označenie | názov | ad | tanım | i̇smi | kod adı | レンタル番号 | レンタルno | 登録名 | 登録名称 | 識別名 | 本公司编号 |
    公司编号 | 名字 | 代号 | 租赁编号 | 库存编号 | 이름 | 명칭 | 등록명 | наименование | название | имя | обозначение | név |
    megnevezés | denumire | indicativ | oznaka | julukan | tên gọi | ονομασία | id | inv no | id no | id number |
    unit desc
    `,
  ],
  [
    'machine',
    0.85,
    `
    rig | pojazd | vozidlo | mezzo | araç | kjøretøy | køretøj | fordon | voertuig | ajoneuvo | tu máquina | customer equipment | client unit | your machine | your asset | our asset | our machine | kundenmaschine |
    maschine kunde | kundengerät | ihre maschine | ihr gerät | unsere maschine | unser gerät | votre machine |
    votre engin | notre machine | notre engin | su máquina | su equipo | su unidad | nuestra máquina |
    sua máquina | nossa máquina | vostra macchina | nostra macchina | klantmachine | uw machine | onze machine |
    er maskin | vår maskin | vores maskine | jeres maskine | deres maskin | kundemaskin | kundmaskin |
    teidän koneenne | koneenne | koneemme | nasza maszyna | państwa maszyna | váš stroj | náš stroj | makineniz |
    makinemiz | 您的设备 | ваша машина | наша машина | hersteller und typ | marke und modell | marque et type |
    constructeur et modèle | fabricante y modelo | marca e modelo | costruttore e modello | merk en model |
    fabrikat och modell | märke och modell | merke og modell | mærke og model | merkki ja malli | marka i model |
    producent i model | značka a model | výrobce a typ | marka ve model | メーカー・型式 | メーカー／型式 | 品牌型号 | 厂家型号 |
    제조사 모델 | марка и модель | marcă și model | marca i model | gyártó és típus
    `,
  ],
  [
    'serial',
    0.94,
    `
    fz nr | fzg nr | fahrz nr | typenschild | type plate | data plate | serial plate | plate reads | plate says | name plate | plaque constructeur | plaque signalétique | placa de características | placa de identificación | targhetta | typeplaatje | typskylt | typeskilt | tyyppikilpi | tabliczka znamionowa | typový štítek | výrobní číslo |
    s/no | sr no | sr# | sl no | vin or serial | 17 digit pin | product id no | product ident no |
    vehicle ident no | vehicle id number | frame no | frame # | machine chassis | mach s/n | mach serial |
    equip s/n | equip sn | manufacturer s serial no | mfr no | mfg s/n | maker s number | maker s serial |
    factory number | factory no | build number | build no | works number | works no | production number |
    production no | prod no | machine ident no | type plate no | nameplate no | nameplate serial | body serial |
    serial code | s/n nr | snr | s nr | geräte ser nr | fgnr | fg nr | fz ident nr | fz ident | fzg ident nr |
    fahrzeugident | identifikationsnummer | identifizierungsnummer | produktidentifikationsnummer |
    produkt id nr | fabrikations nr | herstellnummer | herstell nr | baunummer | bau nr | rahmennummer |
    rahmen nr | pin nr | pin nummer | typenschild nr | n° de châssis | n° vin | n° pin | n° d identification |
    numéro d identification | numéro d identification produit | n° de fabrication | numéro de fabrication |
    n° fabrication | n° constructeur | n° fabricant | n° de fabricant | numéro constructeur | matricule |
    n° matricule | n° de cadre | n° usine | n° d usine | nro de serie | nro serie | serie n° | serie no |
    serie nro | nº bastidor | n° bastidor | núm bastidor | no de bastidor | nº de chasis | n º de chasis |
    nro de chasis | número vin | nº vin | n º pin | n° pin | número pin | número de identificación del producto |
    nº de fabricación | n º de fabricación | número de fabricación | n° de fabricación | nº fabricación |
    nro de série | série nº | nº do chassi | nº de chassi | n º do chassi | n º de chassis | número do chassi |
    chassi nº | nº quadro | n º de quadro | número de fabricação | nº de fabricação | n º de fabrico |
    nº de fabrico | nº de identificação do produto | numero matricola | numero di matricola | n di matricola |
    matr | matr n | matr n° | matricola n | matricola telaio | n di serie | n° di serie | nr di serie | seriale |
    n seriale | nr telaio | numero telaio | numero di telaio | n di telaio | n di fabbrica | numero di fabbrica |
    n fabbrica | numero di fabbricazione | n fabbricazione | n costruzione | serienr machine | framenummer |
    frame nr | vin nummer | pin nummer | fabrieksnummer | fabrieks nr | fabricagenummer | identificatienummer |
    voertuigidentificatienummer | productidentificatienummer | typeplaatje nr | bouwnummer | tillv nr |
    ramnummer | fabrikknummer | pin nummer | vin nummer | pin nr | identifikationsnummer | identifikasjonsnummer |
    identitetsnummer | individnummer | produktnummer pin | sarjanro | sarja nro | valmistenro | valm nro |
    valmiste nro | runko nro | alustanumero | alustan numero | pin koodi | vin numero | tunnistenumero | nr ser |
    num seryjny | seryjny | nr fabr | nr fab | numer ramy | numer podwozia | nr podwozia | numer vin | nr vin |
    numer pin | nr pin | numer nadwozia | nr nadwozia | numer identyfikacyjny | nr identyfikacyjny |
    nr produkcyjny | numer produkcyjny | vč | sér číslo | sér č | č podvozku | č rámu | číslo karoserie |
    vin kód | číslo vin | tovární číslo | identifikační číslo | seri nu | seri | şasi | şase no | şase |
    şase numarası | pin no | i̇malat no | üretim no | fabrika no | ürün kimlik no | シリアルno | シリアルナンバー | シリアル |
    フレーム番号 | フレームno | 製品番号 | 製品識別番号 | 機体no | 本体番号 | 号機番号 | 出荷番号 | 机身号 | 出厂号 | 产品识别代码 | 车架号码 | 底盘号 | 底盘编号 |
    车辆识别代号 | vin码 | pin码 | 主机号 | 制造编号 | 生产编号 | 序列號 | 出廠編號 | 出廠號碼 | 機號 | 車架號 | 底盤號 | 車身號碼 | 製造編號 | 제조 번호 | 제작번호 |
    제작 번호 | 일련 번호 | 시리얼 | 시리얼넘버 | 시리얼 넘버 | 차대 번호 | 기대 번호 | 기번 | 차체번호 | 차체 번호 | pin 번호 | 식별번호 | 생산번호 | 출고번호 |
    серийный № | сер номер | сер № | заводской № | номер кузова | вин |
    идентификационный номер | с/н | gyári sz | gyártási szám | gyártási sz | sorozat szám | szériaszám |
    széria sz | alváz szám | alvázsz | azonosítószám | număr serie | nr șasiu | număr șasiu | număr de șasiu |
    serie de fabricație | nr fabricație | număr de fabricație | șasiu | ser broj | ser br | tvornički broj |
    tv broj | tv br | br šasije | fabrički broj | broj okvira | serijska številka | ser št | tovarniška številka |
    številka šasije | št šasije | nomor rangka | no rangka | nomor sasis | no sasis | số sê ri | số máy pin |
    số sản xuất | serial máy | رقم الشاسيه | رقم الهيكل | الرقم المسلسل | رقم التصنيع | الرقم المصنعي |
    หมายเลขซีเรียล | หมายเลขเครื่อง | เลขตัวถัง | หมายเลขตัวถัง | ซีเรียล | מספר סידורי | מספר שלדה |
    αριθμός σειράς | σειριακός αριθμός | αριθμός πλαισίου | αρ πλαισίου | αρ σειράς | серійний номер |
    заводський номер | номер рами | номер шасі | сериен номер | сериен № | номер на шаси | номер на рама |
    tehasenumber | kerenumber | raaminumber | rūpnīcas numurs | šasijas numurs | gamyklinis numeris |
    važiuoklės numeris
    `,
  ],
  [
    'model',
    0.93,
    `
    model code | mach model | equip model | machine type designation | modellname | typbezeichnung |
    typ bezeichnung | baumuster | référence modèle | modelnaam | modelbetegnelse | modellbetegnelse |
    typbeteckning | typebetegnelse | mallinimi | mallimerkintä | konemalli | malli/tyyppi | oznaczenie typu |
    typové označení | model adı | 機種名称 | 形式 | モデル名 | 型番 | 機種・型式 | 产品型号 | 机种 | 机种型号 | 规格型号 | 车型 | 모델 명 | 기종 | 기종명 |
    형식 | модель техники | тип/модель | модель/тип | марка/модель модели | géptípus | gép típusa | model utilaj |
    tip utilaj | model stroja | model mašine | tip stroja | tip mašine | model alat | tipe unit | model unit |
    tipe/model | mẫu | mẫu máy | kiểu máy | الموديل | طراز | موديل | รุ่น | דגם | μοντέλο | τύπος | модел |
    модель машини
    `,
  ],
  [
    'brand',
    0.93,
    `
    brand name | manuf | equip make | herst | montadora | casa costruttrice | produttore | marchio | merknaam |
    konemerkki | üretici firma | i̇malatçı | markası | メーカ | 製造メーカー | ブランド | 製造者 | 厂牌 | 制造厂 | 制造厂家 | 生产厂商 | 廠商 |
    製造商 | 品牌名称 | 제조사명 | 제조업체 | 제조원 | 제작사 | 메이커 | бренд | gyártmány | proizvajalec | znamka | produsen |
    nhà sản xuất | thương hiệu | الماركة | ماركة | العلامة التجارية | ยี่ห้อ | ผู้ผลิต | יצרן | κατασκευαστής |
    μάρκα | виробник | производител
    `,
  ],
];
