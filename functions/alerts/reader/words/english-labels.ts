import type { LabelField } from './label-phrases.ts';

/*
 * What portals, log books, dispatchers and people call a value in English, beyond the phrases of `label-phrases`: short
 * forms of messages (`CLK`, `TRK`), trades' own words (`Berth`, `Compartment`) and words of speech (`Came on at`). Source:
 * plain words, compiled by hand.
 */
export const englishPhrases: readonly (readonly [LabelField, number, string])[] = [
  [
    'brand',
    0.93,
    `
    builder | maker name | brand nm | oem code | manufacturer id | make code | make description | name of manufacturer | name of maker |
    original manufacturer | original equipment manufacturer | constructor | mk | marque name | product line brand
    `,
  ],
  [
    'model',
    0.9,
    `
    variant | model series | model variant | model description | model cd | model nm | sales model nm | sales mdl | commercial model |
    model ref | model version | version model | trade name | product name | model model family | range | product code model | family model
    `,
  ],
  [
    'serial',
    0.93,
    `
    p i n | v i n | ser | srl | serial prefix and number | id plate | plate serial | serial on plate | number on plate | hull no | hull number | prod ident no |
    prod id | product ident | chassis id | chas | frame | frame id | mch s n | serial ref | serial tag | mfr s n | maker s no | constructor s number
    `,
  ],
  [
    'unit',
    0.93,
    `
    u n | reg name | registered name | registration name | yours | owner s number | owner s no | owner s id | owner s code | owner s name for it | unt | unt number | company number | co number | radio call sign | radio name | nick name | handle | moniker |
    site name for it | name on site | fleet reg | trk | trk number | mc number | m c | client ref machine | customer s name for it | 
    hull id | id tag | job machine | dispatch id | yard number | yard id | barn name | farm name for it | paint number | number on the door | number on side | number on door |
    number on machine | number on boom | sap id | functional location | pit number | terminal equipment number | terminal number of machine | cart number | car number | kit name | item name |
    eq | eqp | eq name | eqp name | equipment ref number | reference of machine | our machine number | name given | pet name | given name |  wagon number | cab id |
    door id | bumper id | side id | tail number | line number of machine | lot number of machine | hire number | hire code | hire item | rental item | rental code | rental name |
    property number | property tag | property id | barcode | bar code number | gov number | army number | usmc number | capital asset number | fixed asset number | fixed asset
    `,
  ],
  ['unit', 0.6, 'item number | item id | item code | resource | mobile number of machine | sub fleet unit'],
  [
    'hours',
    0.93,
    `
    clk | hour clock | hr clock | reading hours | reading in hours | hour meter rdg | hr reading | hour rdg | hourmeter reading | eh | e h | e hrs | hrs run | hrs on machine | hours so far |
    hours done | time on clock | total time on machine | engine hobbs | hobbs time | tach hours | tacho hours | meter hrs | usage in hours | age in hours | at hours | showing hours
    `,
  ],
  [
    'location',
    0.93,
    `
    where now | where at | where found | last place seen | co ords | co ordinates | geotag | geo tag | situated | situated at | now at | area | address line | map ref | map reference | maps link | wgs84 |
    berth | pit location | mine site | farm address | compartment | forest block | terminal location | reported from | sent from position | pick up point | pin location |
    machine stands |  working at | works at | deployed at | deployed to | on site at | operating at | based now | broke down at | breakdown at | stopped at |
    nearest landmark | motorway junction | mile marker | mile post | chainage | kilometre post | gps point | gps pin | gps reading | gps data |
    dropped pin | waypoint location | fence location |  lies at | spotted at | seen at | seen near | sighted at
    `,
  ],
  ['lat', 0.93, 'lat dec | y lat | latitude y | northing deg | lat wgs84 | lat dd | latitude dd'],
  [
    'long',
    0.93,
    'long dec | lon dec | lng dec | x lon | x long | longitude x | easting deg | long wgs84 | lon wgs84 | lng wgs84 | lon dd | longitude dd',
  ],
  [
    'code',
    0.93,
    `
    p code | pcode | obd ii | obd2 | obd ii code | flt code | blink | flash | dash code | code on dash | code on screen | code on panel | panel code | screen code | cluster code | monitor code |
    code thrown | thrown code | code set | code logged | code reported | code   reads code | code raised | code seen | shows code | showing code | threw code
    `,
  ],
  [
    'description',
    0.9,
    `
    in words | wording | translation | interpretation | explained |   reads | text shown | screen text | screen message | displayed message | display text | displayed text | cause text |
    narrative | synopsis | short text | full text |  what it is | nature of trouble | message shown | message on display | msg text | msg shown | readout | readout text | dash message |
    long text | in plain english | plain english | in english
    `,
  ],
  [
    'severity',
    0.9,
    `
    pri | crit | hazard level | risk rating | type of alert | pr | traffic light | rag | rag status | escalation level | response level | urg | sev lvl | sev level | lvl |
    grading | seriousness rating | classed as | flagged as | tier level | alert class | fault rank | emergency level | warn level
    `,
  ],
  [
    'time',
    0.93,
    `
    raised on |  seen on | when it happened | when did it come on | generated by machine | time logged | reported fault time | display time | trip time | tripped | tripped at | threw at | thrown at | came on at |
    came on | lit at | lit up at | popped up | popped up at | appeared | appeared at | appeared on | registered | registered at | registered on |  noted on | captured at |
    recorded | recorded at | recorded on | open since | created on machine | went off at | went red at | flagged at | flagged on | fired at | struck at |  stamped at | time noted | time seen |
    time set | time of trip | time of code | time of warning | time of failure | date of failure | date noted | date raised | date logged | moment of fault | occurred local | time on machine clock
    `,
  ],
  [
    'ignored',
    1,
    `
    acct | engine idle | kms | battery v | report sent | reset by | ack by | ack at | insurance | cost centre | tsb | sw version | hw version | version | ambient |
    times seen | eta | technician | tech | mechanic | fitter | supervisor | site phone | supplier | lessor | hirer | landlord | pickup from | return to | spare parts | rego | rego no |
    rego number | number plates | road tax | mot due | inspection due | certificate | cert no | cof | wof | vgp | loler | puwer | tyre pressure | site manager phone | insured by | hired from |
    hired to | on hire to | off hire | hire rate | budget | invoice to | paid by | authorised by | approved by | requested by | logged by | raised by | entered by | booked by
    `,
  ],
];
