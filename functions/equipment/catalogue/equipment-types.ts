/**
 * Kinds of machine as an order shows them, with the words that stand for them in messages and in what people type: English
 * first, then German, French, Spanish, Italian, Portuguese, Dutch, the Nordic languages, Polish and others. No word stands for
 * two kinds, and none is a part that breaks (`pump`, `conveyor`) or a word of everyday language. Source: compiled by hand from
 * the product lines on the makers' own sites in those languages.
 */
export const equipmentTypes: readonly { readonly name: string; readonly words: readonly string[] }[] = [
  kind(
    'Compact Track Loader',
    'compact track loader, ctl, multi terrain loader, chargeuse compacte sur chenilles, kompaktraupenlader',
  ),
  kind(
    'Skid Steer Loader',
    'skid steer loader, skid-steer loader, skid steer, skidsteer, ssl, kompaktlader, minicargadora, chargeuse compacte, minipala, schranklader',
  ),
  kind('Mini Skid Steer', 'mini skid steer, compact utility loader, mini track loader, stand-on skid steer'),
  kind(
    'Mini Excavator',
    'mini excavator, compact excavator, mini-excavator, mini digger, minibagger, minipelle, mini-pelle, miniexcavadora, miniescavatore, minigraver, minigrävare, minikoparka',
  ),
  kind(
    'Wheeled Excavator',
    'wheeled excavator, wheel excavator, mobilbagger, pelle sur pneus, excavadora de ruedas, escavatore gommato, mobiele graafmachine, hjulgrävare',
  ),
  kind(
    'Excavator',
    'excavator, hydraulic excavator, crawler excavator, tracked excavator, trackhoe, kettenbagger, raupenbagger, bagger, excavadora, excavateur, pelle, pelle hydraulique, pelle sur chenilles, escavatore, escavadeira, escavadora, graafmachine, rupsgraafmachine, grävmaskin, gravemaskin, gravemaskine, kaivinkone, koparka, rypadlo, ekskavatör, экскаватор, 油圧ショベル, 挖掘机, 굴착기',
  ),
  kind(
    'Backhoe Loader',
    'backhoe loader, tractor loader backhoe, backhoe, tlb, baggerlader, retroexcavadora, retrocargadora, tractopelle, retroescavadeira, graaflaadcombinatie, traktorgrävare, koparko-ładowarka',
  ),
  kind('Compact Wheel Loader', 'compact wheel loader, compact loader, hoflader, kompaktradlader'),
  kind('Telescopic Wheel Loader', 'telescopic wheel loader, teleskopradlader'),
  kind('Tractor Loader', 'tractor loader, skip loader, landscape tractor'),
  kind(
    'Wheel Loader',
    'wheel loader, wheeled loader, front end loader, payloader, radlader, chargeuse, chargeuse sur pneus, cargadora, cargadora de ruedas, pala gommata, carregadeira, pá carregadeira, wiellader, hjullastare, hjullaster, pyöräkuormaaja, ładowarka, nakladač, фронтальный погрузчик, ホイールローダ, 装载机',
  ),
  kind(
    'Track Loader',
    'track loader, crawler loader, laderaupe, chargeuse sur chenilles, cargadora de cadenas',
  ),
  kind(
    'Dozer',
    'dozer, crawler dozer, track-type tractor, crawler tractor, bulldozer, planierraupe, bouteur, topadora, bandschaktare, spycharka, бульдозер, ブルドーザ, 推土机',
  ),
  kind('Wheel Dozer', 'wheel dozer, wheeled dozer, raddozer'),
  kind(
    'Motor Grader',
    'motor grader, grader, motoniveladora, niveleuse, motolivellatrice, väghyvel, równiarka, автогрейдер, 平地机',
  ),
  kind(
    'Articulated Dump Truck',
    'articulated dump truck, articulated truck, articulated hauler, adt, dumper, knickgelenkter muldenkipper, tombereau articulé, camión articulado, dúmper articulado, dumper articolato, ramstyrd dumper',
  ),
  kind(
    'Off-Highway Truck',
    'off-highway truck, off highway truck, rigid dump truck, haul truck, mining truck, muldenkipper, tombereau rigide, dumper rigido, camión minero',
  ),
  kind('Site Dumper', 'site dumper, wheel dumper, site dumptruck, motobasculeur, raddumper'),
  kind(
    'Tracked Carrier',
    'tracked carrier, crawler carrier, track dumper, tracked dumper, raupendumper, kettendumper, minitransporter',
  ),
  kind(
    'Scraper',
    'scraper, wheel tractor-scraper, wheel tractor scraper, motor scraper, motoescrepa, décapeuse',
  ),
  kind('Pipelayer', 'pipelayer, pipe layer, rohrleger, pose-tubes, tiendetubos'),
  kind(
    'Landfill Compactor',
    'landfill compactor, refuse compactor, müllverdichter, compacteur de déchets, compactador de basura',
  ),
  kind(
    'Soil Compactor',
    'soil compactor, vibratory soil compactor, single drum roller, padfoot roller, walzenzug, compacteur monobille, compactador de suelos, rullo monotamburo',
  ),
  kind(
    'Asphalt Roller',
    'asphalt roller, asphalt compactor, tandem roller, tandemwalze, rouleau tandem, rodillo tándem, rullo tandem',
  ),
  kind(
    'Roller',
    'roller, pneumatic roller, compactor, trench roller, walze, gummiradwalze, compacteur, rodillo, compactador, rullo compattatore, vält, walec, каток, 压路机',
  ),
  kind(
    'Plate Compactor',
    'plate compactor, vibratory plate, reversible plate, rüttelplatte, vibrationsplatte, plaque vibrante, piastra vibrante, trilplaat',
  ),
  kind('Rammer', 'trench rammer, tamping rammer, stampfer, vibrationsstampfer, pilonneuse, apisonador'),
  kind(
    'Paver',
    'paver, asphalt paver, fertiger, straßenfertiger, finisseur, pavimentadora, extendedora, vibrofinitrice, asfaltläggare, rozściełacz',
  ),
  kind('Concrete Paver', 'concrete paver, slipform paver, gleitschalungsfertiger, curb machine'),
  kind(
    'Material Transfer Vehicle',
    'material transfer vehicle, mtv, shuttle buggy, beschicker, alimentateur',
  ),
  kind('Road Widener', 'road widener, road widening machine'),
  kind('Asphalt Distributor', 'asphalt distributor, bitumen sprayer, rampenspritzgerät'),
  kind(
    'Cold Planer',
    'cold planer, cold milling machine, milling machine, kaltfräse, fraiseuse, raboteuse, fresadora, fresa a freddo, frezarka',
  ),
  kind(
    'Soil Stabilizer',
    'soil stabilizer, road reclaimer, reclaimer, cold recycler, bodenstabilisierer, recycleur',
  ),
  kind('Surface Miner', 'surface miner, terrain leveler'),
  kind(
    'Telehandler',
    'telehandler, telescopic handler, reach forklift, teleskoplader, teleskopstapler, télescopique, chariot télescopique, manipulador telescópico, sollevatore telescopico, verreiker, teleskoplastare, ładowarka teleskopowa',
  ),
  kind(
    'Rough Terrain Forklift',
    'rough terrain forklift, all terrain forklift, geländestapler, chariot tout terrain',
  ),
  kind(
    'Truck-Mounted Forklift',
    'truck-mounted forklift, piggyback forklift, mitnahmestapler, chariot embarqué',
  ),
  kind(
    'Forklift',
    'forklift, forklift truck, lift truck, gabelstapler, stapler, chariot élévateur, carretilla elevadora, montacargas, carrello elevatore, empilhadeira, heftruck, gaffeltruck, wózek widłowy, вилочный погрузчик, フォークリフト, 叉车',
  ),
  kind(
    'Warehouse Truck',
    'warehouse truck, reach truck, pallet truck, order picker, schubmaststapler, hubwagen, transpaleta, transpalette',
  ),
  kind('Reach Stacker', 'reach stacker, reachstacker, container handler'),
  kind('Terminal Tractor', 'terminal tractor, yard truck, yard tractor, terminalzugmaschine'),
  kind(
    'Boom Lift',
    'boom lift, articulating boom lift, telescopic boom lift, articulating boom, manlift, knuckle boom lift, cherry picker, gelenkbühne, gelenkteleskopbühne, teleskopbühne, arbeitsbühne, nacelle, nacelle articulée, nacelle télescopique, plataforma articulada, piattaforma aerea, hoogwerker, bomlift, podnośnik koszowy',
  ),
  kind(
    'Scissor Lift',
    'scissor lift, electric scissor lift, scissor, scherenbühne, scherenarbeitsbühne, nacelle à ciseaux, plataforma de tijera, piattaforma a forbice, schaarlift, saxlift',
  ),
  kind(
    'Vertical Mast Lift',
    'vertical mast lift, mast lift, personnel lift, mastbühne, nacelle à mât vertical',
  ),
  kind('Bucket Truck', 'bucket truck, aerial device, lkw-arbeitsbühne, camion nacelle'),
  kind('Digger Derrick', 'digger derrick, pole truck'),
  kind(
    'Mobile Crane',
    'mobile crane, rough terrain crane, all terrain crane, truck crane, mobilkran, grue mobile, grúa móvil, gru mobile, mobiele kraan, autokran, автокран',
  ),
  kind(
    'Crawler Crane',
    'crawler crane, raupenkran, grue sur chenilles, grúa de orugas, gru cingolata, rupskraan',
  ),
  kind(
    'Tower Crane',
    'tower crane, turmdrehkran, baukran, grue à tour, grúa torre, gru a torre, torenkraan, żuraw wieżowy, башенный кран',
  ),
  kind('Mini Crane', 'mini crane, spider crane, minikran, mini grue'),
  kind('Industrial Crane', 'industrial crane, carry deck crane, carrydeck'),
  kind('Boom Truck', 'boom truck, boom truck crane'),
  kind(
    'Loader Crane',
    'loader crane, knuckle boom crane, ladekran, grue auxiliaire, grúa articulada, autolaadkraan',
  ),
  kind('Crane', 'crane, kran, grúa, grue, kraan, żuraw, dźwig, кран, クレーン, 起重机'),
  kind(
    'Piling Rig',
    'piling rig, pile driving rig, foundation drill, drehbohrgerät, bohrgerät, pilotadora, foreuse de pieux',
  ),
  kind('Pile Driver', 'pile driver, post driver, ramme, batteur de pieux'),
  kind(
    'Concrete Pump',
    'concrete pump, truck-mounted concrete pump, betonpumpe, pompe à béton, bomba de hormigón, autobetonpumpe, pompa per calcestruzzo',
  ),
  kind('Self-Loading Mixer', 'self-loading mixer, self-loading concrete mixer, autobetoniera'),
  kind('Power Trowel', 'power trowel, ride-on trowel, walk-behind trowel, flügelglätter'),
  kind('Trencher', 'trencher, ride-on trencher, grabenfräse, trancheuse, zanjadora, scavafossi'),
  kind('Vibratory Plow', 'vibratory plow, cable plow, kabelpflug'),
  kind(
    'Vacuum Excavator',
    'vacuum excavator, vac truck, hydrovac, saugbagger, aspiratrice, excavadora de vacío',
  ),
  kind(
    'Horizontal Directional Drill',
    'horizontal directional drill, directional drill, hdd, horizontalbohrgerät, foreuse dirigée, perforadora direccional',
  ),
  kind(
    'Drill Rig',
    'drill rig, drill, blasthole drill, surface drill, bohrwagen, foreuse, perforadora, perforatrice',
  ),
  kind('Underground Loader', 'underground loader, load haul dump, lhd, scooptram, scoop tram, fahrlader'),
  kind('Underground Truck', 'underground truck, minetruck'),
  kind(
    'Material Handler',
    'material handler, umschlagmaschine, umschlagbagger, pelle de manutention, manipulador de materiales, caricatore industriale',
  ),
  kind('Feller Buncher', 'feller buncher, fäller-bündler, abatteuse-groupeuse'),
  kind('Skidder', 'skidder, log skidder, débusqueur, rückeschlepper'),
  kind('Forwarder', 'forwarder, rückezug, porteur forestier, autocargador, skotare'),
  kind('Harvester', 'harvester, forestry harvester, abatteuse, vollernter, skördare'),
  kind('Log Loader', 'log loader, knuckleboom loader, forest machine, holzverladekran'),
  kind('Mulcher', 'mulcher, forestry mulcher, forstmulcher, broyeur forestier'),
  kind(
    'Wood Chipper',
    'wood chipper, brush chipper, chipper, holzhacker, holzhäcksler, broyeur de branches, astilladora, cippatrice',
  ),
  kind('Stump Grinder', 'stump grinder, stump cutter, stubbenfräse, rogneuse de souches, destoconadora'),
  kind('Horizontal Grinder', 'horizontal grinder, tub grinder, wood grinder'),
  kind('Shredder', 'slow-speed shredder, vorzerkleinerer, zerkleinerer, broyeur lent'),
  kind(
    'Combine Harvester',
    'combine harvester, combine, mähdrescher, moissonneuse-batteuse, cosechadora, mietitrebbia, colheitadeira, maaidorser, kombajn',
  ),
  kind(
    'Forage Harvester',
    'forage harvester, feldhäcksler, ensileuse, picadora de forraje, trinciacaricatrice',
  ),
  kind('Sprayer', 'self-propelled sprayer, feldspritze, pulvérisateur, pulverizador, fumigadora'),
  kind(
    'Baler',
    'baler, round baler, square baler, ballenpresse, rundballenpresse, presse à balles, empacadora, rotopressa',
  ),
  kind('Mower', 'mower conditioner, mähwerk, faucheuse, segadora'),
  kind('Tractor', 'tractor, traktor, tracteur, trattore, trekker, ciągnik, трактор, 拖拉机'),
  kind(
    'Crusher',
    'crusher, jaw crusher, cone crusher, impact crusher, brecher, backenbrecher, prallbrecher, concasseur, trituradora, frantoio, britador, kruszarka, 破碎机',
  ),
  kind('Screen', 'screening plant, trommel screen, scalper, siebanlage, crible, cribleur, criba, vaglio'),
  kind('Tracked Conveyor', 'tracked conveyor, stacking conveyor, haldenband'),
  kind(
    'Generator',
    'generator, generator set, genset, stromerzeuger, stromaggregat, groupe électrogène, grupo electrógeno, gruppo elettrogeno, grupo gerador, aggregaat, elverk, agregat prądotwórczy, генератор, 发电机',
  ),
  kind(
    'Light Tower',
    'light tower, lighting tower, light plant, lichtmast, torre de iluminación, torre faro, lichtmastanlage',
  ),
  kind(
    'Air Compressor',
    'air compressor, compressor, baukompressor, compresseur, compresor, compressore, sprężarka',
  ),
  kind('Welder', 'welder generator, engine-driven welder, schweißaggregat, groupe de soudage'),
  kind(
    'Dewatering Pump',
    'dewatering pump, trash pump, diaphragm pump, tauchpumpe, schmutzwasserpumpe, motopompe',
  ),
  kind('Ground Heater', 'ground heater, hydronic heater, indirect heater, erdheizgerät'),
  kind('Sweeper', 'sweeper, street sweeper, kehrmaschine, balayeuse, barredora, spazzatrice, veegmachine'),
  kind('Snow Groomer', 'snow groomer, piste machine, pistenraupe, dameuse'),
  kind(
    'Dump Truck',
    'dump truck, dumptruck, tipper truck, kipper, camion benne, camión volquete, volquete, autocarro ribaltabile',
  ),
  kind(
    'Truck',
    'truck, lkw, lastkraftwagen, camión, camion, autocarro, caminhão, vrachtwagen, lastbil, ciężarówka, грузовик, 卡车',
  ),
  kind('Utility Vehicle', 'utility vehicle, utv, side-by-side'),
];

/** Its words are apart by commas. */
function kind(name: string, words: string): { name: string; words: string[] } {
  return { name, words: words.split(', ') };
}
