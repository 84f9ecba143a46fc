import type { LabelsOfLanguage } from './labels-of-language.ts';

/* The labels of French, Spanish, Portuguese, Italian and Romanian. */

export const french: LabelsOfLanguage = {
  brand: 'marque engin | marque de l engin | constr | fab | marque machine',
  model: 'désignation du modèle | type engin | type machine | type d engin | mod | modèle engin',
  serial: `
    n de chassis | n vin | n niv | num châssis | numéro vin | n fabrication | numéro de fabrication |
    n de fabrication | n série machine | matricule constructeur | matricule
  `,
  unit: `
    matricule interne | matricule parc | n de parc | n interne machine | code interne | repère interne |
    réf interne | référence interne | réf parc | identifiant interne | identifiant | numéro d engin |
    n engin | unité | unité n | immat interne | chez nous n | chez nous le n
  `,
  hours: `
    cpt h | cpt | cpt heures | cpteur | cpt horaire | h mot | hrs moteur | heures mot |
    heures d utilisation | heures de service | temps de fonctionnement | total heures | total des heures |
    nb d heures | nombre d heures | nb heures | heures de travail | relevé compteur | relevé horamètre |
    relevé d heures | index horaire | h compteur | heures horamètre | heures d horamètre |
    heures depuis neuf | heures au moment du défaut | heures moteur au moment du défaut |
    heures au défaut | heures à l alerte | heures moteur à l alerte
  `,
  location: `
    emplacement actuel | lieu d utilisation | lieu de stationnement | endroit | lieu dit | se situe |
    situé à | stationné à | arrêté à | localisation actuelle | site d exploitation
  `,
  address: 'adresse du chantier | adresse chantier | voie | numéro et rue | n et rue | adresse postale',
  city: 'localité | municipalité | ville cp | cp ville | code postal ville',
  state: 'canton | territoire | région administrative',
  code: `
    code alarme | code alerte | n défaut | numéro de défaut | code panne moteur | code incident |
    code événement
  `,
  fault:
    'alerte télématique | alarme télématique | alerte active | alarme active | défaut en cours | panne constatée | défaut actif | défaut signalé | avarie | incident',
  severity: `
    niveau de criticité | niveau de priorité | niveau de sévérité | degré de gravité | degré de sévérité |
    type d alarme | ordre de priorité | catégorie d alarme
  `,
  time: `
    survenu le | survenue le | apparu le | apparue le | date et heure | date heure | horodatage |
    constaté le | détecté le | déclenché le | date du défaut | heure du défaut
  `,
};

export const spanish: LabelsOfLanguage = {
  brand: 'marca del equipo | fabricante del equipo | casa',
  model: 'modelo de máquina | tipo de equipo | mod',
  serial: `
    nro de serie | nro serie | núm de serie | núm serie | n de serie | no serie | serie n | nº de serie |
    serie chasis | núm de chasis | n bastidor | identificación vin | nro chasis | ns
  `,
  unit: `
    económico | eco | n económico | núm económico | núm eco | no eco | n eco | unidad no | unidad n |
    móvil | móvil n | patente interna | interno n | núm interno | código de flota | código de equipo |
    código equipo | id equipo | tag equipo
  `,
  hours: `
    hor | horóm | hs motor | lectura | lectura horas | hrs acum | horas acum | horas de marcha |
    contador de horas | cuentahoras | cuenta horas | contador horario | horas trabajadas |
    tiempo de operación | tiempo de trabajo | lectura de horas | horas de servicio | horas actuales |
    hrs motor | horas acumuladas de motor | total de horas | horas contador | horómetro actual |
    horas horómetro | lectura actual | horas desde nueva | horas en el momento | horas al momento de la falla |
    horas motor al momento de la falla | horas en la falla | horas en el momento del fallo
  `,
  location: `
    domicilio actual | lugar de trabajo | posición actual | emplazamiento actual | se ubica en |
    se encuentra | localización actual | lugar de la obra | paradero | ubicación de la obra
  `,
  address: `
    domicilio | calle y número | calle nº | dirección de la obra | domicilio de la obra |
    dirección actual | vía
  `,
  city: 'población | poblado | ciudad localidad | alcaldía | cp ciudad | delegación municipio',
  state: `
    estado provincia | comunidad autónoma | comunidad | entidad federativa | entidad |
    departamento provincia
  `,
  code: `
    cód falla | cod falla | cód de falla | cód fallo | cód error | código falla | código fallo |
    código error | código avería | clave de falla | clave falla | nro de falla
  `,
  fault:
    'alarma activa | alerta activa | falla activa | fallo activo | alerta telemática | desperfecto | problema | evento registrado | falla reportada',
  description: 'denominación | descripción de avería | texto de falla | descripción fallo',
  severity: `
    nivel de prioridad | nivel de urgencia | nivel de criticidad | grado de severidad |
    grado de urgencia | clasificación | tipo de alarma | tipo de alerta | nivel de riesgo | relevancia |
    categoría de alarma
  `,
  time: `
    fecha y hora | fecha hora | ocurrió | ocurrido | ocurrió el | registrado | registrado el | detectado |
    detectado el | hora de ocurrencia | momento de la falla | hora del evento | presentada el
  `,
};

export const portuguese: LabelsOfLanguage = {
  brand: 'marca do equipamento | fabricante da máquina | montadora',
  model: 'modelo da máquina | mod',
  serial: `
    nº série | n série | núm série | núm de série | nr de série | nr série | n chassi | nº do chassi |
    nr chassis | n chassis | chassis | quadro n
  `,
  unit: `
    nº frota | n frota | nr frota | nº interno | n de frota | n º de frota | nr de frota |
    tag do equipamento | código do equipamento | cód equipamento | prefixo frota | nº máquina |
    identificação interna | móvel
  `,
  hours: `
    hor | horím | horas máq | leitura | hr motor | contador de horas | conta horas |
    horas de funcionamento | horas de trabalho | total de horas | horas totais | leitura do horímetro |
    horímetro atual | tempo de operação | tempo de funcionamento | horas de serviço do motor |
    horas acumuladas do motor | horas desde nova | horas no momento | horas no momento da falha |
    horímetro no momento da falha | horas na falha
  `,
  location: `
    posição atual | localização da obra | local da obra | local atual | local de trabalho | canteiro |
    canteiro de obras | onde está | encontra se em | fazenda | talhão
  `,
  address: 'logradouro | morada | endereço da obra | rua e número | arruamento | endereço completo',
  city: 'localidade | cidade distrito | concelho | cep cidade',
  state: 'distrito | região | estado da federação | concelho distrito | unidade federativa',
  code: `
    cód falha | código falha | código erro | cód erro | código avaria | código de avaria |
    código anomalia | cód de falha | nº da falha
  `,
  fault:
    'alarme ativo | alerta ativo | avaria ativa | alerta telemático | alerta de telemetria | avaria | anomalia | defeito | problema | falha registrada | falha ativa | ocorrência registrada',
  severity: `
    nível de severidade | nível de criticidade | nível de prioridade | nível de urgência |
    grau de severidade | grau de gravidade | grau de criticidade | classificação | tipo de alarme |
    tipo de alerta | grau de urgência
  `,
  time: `
    data hora | data e hora | ocorreu em | ocorrido em | ocorreu | registrado em | registado em |
    detectado em | detetado em | horário do evento | hora da falha | data da falha
  `,
};

export const italian: LabelsOfLanguage = {
  brand: 'casa | casa costruttrice | casa produttrice | marca macchina | marca mezzo | produttore',
  model: 'modello mezzo | tipo macchina | tipo mezzo | mod | tipo e modello',
  serial: `
    n di matricola | num matricola | numero matricola | nr matricola | numero di telaio | n di telaio |
    num telaio | nr telaio | telaio | matr | n serie | nr serie | seriale | numero seriale
  `,
  unit: `
    cod interno | cod mezzo | id mezzo | nr mezzo | numero mezzo | n interno | nr interno | num interno |
    interno | targa macchina | sigla mezzo | nome mezzo | da noi n | da noi il n | codice flotta | n flotta
  `,
  hours: `
    h lavoro | ore lav | ore mot | ore mezzo | lettura contaore | contatore ore | conta ore |
    ore contaore | ore di servizio | ore di esercizio | ore effettive | ore d uso | ore di utilizzo |
    ore accumulate | totale ore | ore attuali | tempo di funzionamento | ore di vita | ore complessive |
    orametro | ore al contaore | ore al contatore | ore dal nuovo | ore al momento |
    ore al momento del guasto | ore motore al momento del guasto | ore al guasto
  `,
  location: `
    località | luogo di lavoro | ubicazione attuale | si trova a | si trova in | sede di lavoro |
    fermo a | fermo presso
  `,
  address: 'indirizzo cantiere | indirizzo del cantiere | via e numero | via e numero civico | via n',
  city: 'comune città | cap città | cap comune | località comune | cap località',
  state: 'regione | cantone | regione provincia',
  code: `
    cod errore | cod guasto | cod allarme | codice avaria | codice evento | numero errore | n errore |
    num errore | errore n
  `,
  fault:
    'allarme attivo | guasto attivo | errore attivo | avviso attivo | allarme telematico | malfunzione | avaria | problema | difetto | guasto segnalato',
  severity: `
    livello d allarme | stato allarme | stato di allarme | livello di priorità | livello di severità |
    livello di urgenza | livello di criticità | grado di severità | grado di gravità | grado di urgenza |
    tipo allarme | tipo di allarme | classificazione
  `,
  time: `
    data e ora | data ora | rilevato il | rilevato | verificatosi il | occorso il | registrato il |
    comparso il | ora evento | data evento | insorto il
  `,
};

export const romanian: LabelsOfLanguage = {
  brand: 'marcă | marca | producător | fabricant | constructor',
  model: 'model | tip utilaj | model utilaj | tip',
  machine: 'utilaj | echipament | mașină | vehicul | utilajul',
  serial: `
    serie | serie utilaj | nr serie | serie șasiu | număr șasiu | nr șasiu | șasiu | număr serie | vin |
    serie vin | cod vin | seria | seria utilajului | seria șasiului
  `,
  unit: `
    nr inventar | număr inventar | nr flotă | număr flotă | număr intern | nr intern | cod intern |
    cod utilaj | nume utilaj | număr de parc | nr parc | indicativ | numărul de parc | codul utilajului |
    indicativul
  `,
  hours: `
    ore funcționare | ore de funcționare | ore motor | ore utilaj | ore lucrate | ore | contor ore |
    orar | total ore | ore de lucru | orametru | ore funcționate | contor orar | ore echipament |
    ore totale | număr ore | număr de ore | ore de operare | orele motorului
  `,
  location: `
    locație | poziție | amplasament | șantier | loc | coordonate | punct de lucru | locul | unde se află |
    se află la | locația | locația utilajului | poziția | poziția utilajului | amplasarea |
    adresa șantierului | amplasare | locația actuală | poziția actuală | ultima poziție | ultima locație |
    se află | se află în | unde | coordonate gps
  `,
  address: 'adresă | adresa | strada | stradă | adresa șantierului | adresa punctului de lucru',
  city: 'localitate | oraș | comuna | municipiu | localitatea | orașul | municipiul | cod poștal oraș',
  state: 'județ | judeţ | jud | județul | regiune',
  code: `
    cod eroare | cod de eroare | cod defect | cod defecțiune | cod alarmă | cod | coduri eroare |
    cod avarie | codul erorii | codul | codul defectului
  `,
  fault: 'eroare | defect | defecțiune | alarmă | avertizare | avarie | eveniment',
  description: `
    descriere | descrierea | descriere eroare | text | mesaj | semnificație | detalii | denumire |
    descrierea erorii | descrierea defectului | mesajul
  `,
  severity: `
    gravitate | severitate | prioritate | nivel | nivel alarmă | grad | urgență | importanță | clasă |
    nivel de gravitate | gravitatea | severitatea | prioritatea | nivelul | urgența | gradul |
    importanța | nivel gravitate | nivel de urgență | criticitate | clasificare | nivel prioritate |
    nivel de prioritate | grad de urgență | grad de severitate | gradul de gravitate
  `,
  time: `
    data și ora | dată și oră | data ora | apărut la | apărută la | apărut | apariție | data apariției |
    detectat la | detectat | înregistrat la | momentul | ora | moment | ora apariției |
    ora evenimentului | ora defectului | data defectului
  `,
  date: 'data | dată',
  ignored: `
    serie motor | nr motor | ore ralanti | ore mers în gol | ralanti | kilometraj | distribuitor |
    service autorizat | telefon | operator | șofer | client | trimis la | generat la | combustibil |
    an fabricație | recomandare | observații | nr contract
  `,
};
