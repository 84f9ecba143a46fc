/** A kind of work that a technician knows: the machines, and what goes with them. */
export interface Trade {
  readonly name: string;
  /** Brands that everybody in the trade works on. */
  readonly brands: readonly string[];
  /** Brands of which a technician knows some. */
  readonly rarerBrands: readonly string[];
  /** Equipment types. */
  readonly products: readonly string[];
  readonly specialties: readonly string[];
  readonly software: readonly string[];
}

/**
 * The first six are what most field technicians do, the rest what one of them does beside it. Together they hold every brand and
 * equipment type of the product's catalogue, by its names. A test compares them.
 */
export const commonTrades = 6;

export const trades: readonly Trade[] = [
  {
    name: 'earthmoving',
    brands: [
      'Caterpillar',
      'John Deere',
      'Komatsu',
      'Volvo',
      'Hitachi',
      'Case',
      'Kobelco',
      'Develon',
      'Hyundai',
      'Liebherr',
      'JCB',
    ],
    rarerBrands: [
      'Link-Belt',
      'LiuGong',
      'Sany',
      'Bell',
      'Dressta',
      'Hidromek',
      'Rokbak',
      'SDLG',
      'Sumitomo',
      'XCMG',
      'Terex',
      'Mecalac',
    ],
    products: [
      'Excavator',
      'Wheeled Excavator',
      'Mini Excavator',
      'Wheel Loader',
      'Track Loader',
      'Dozer',
      'Motor Grader',
      'Articulated Dump Truck',
      'Off-Highway Truck',
      'Scraper',
      'Backhoe Loader',
    ],
    specialties: ['Hydraulics', 'Undercarriage', 'Aftertreatment (DPF, SCR)', 'Powertrain'],
    software: ['Cat Electronic Technician', 'John Deere Service ADVISOR', 'Komatsu CSS Service'],
  },
  {
    name: 'compact',
    brands: [
      'Bobcat',
      'Kubota',
      'Caterpillar',
      'John Deere',
      'Takeuchi',
      'Case',
      'New Holland',
      'JCB',
      'Yanmar',
      'Wacker Neuson',
    ],
    rarerBrands: [
      'Gehl',
      'Mustang',
      'Avant',
      'Ausa',
      'IHI',
      'Kramer',
      'Mecalac',
      'Morooka',
      'Toro',
      'Ditch Witch',
    ],
    products: [
      'Compact Track Loader',
      'Skid Steer Loader',
      'Mini Excavator',
      'Excavator',
      'Compact Wheel Loader',
      'Backhoe Loader',
      'Utility Vehicle',
    ],
    specialties: ['Hydraulics', 'Electrical diagnostics', 'Drive motors'],
    software: ['Bobcat Service Analyzer', 'Kubota Diagmaster'],
  },
  {
    name: 'access',
    brands: ['JLG', 'Genie', 'SkyTrak', 'Skyjack', 'Manitou', 'Caterpillar', 'JCB', 'Haulotte'],
    rarerBrands: [
      'Dieci',
      'Gradall',
      'Lull',
      'Magni',
      'MEC',
      'Merlo',
      'Niftylift',
      'Pettibone',
      'Snorkel',
      'Versalift',
      'Xtreme',
      'Terex',
    ],
    products: ['Boom Lift', 'Scissor Lift', 'Telehandler', 'Rough Terrain Forklift'],
    specialties: ['Annual lift inspections', 'Load sensing and control boxes', 'Electrical diagnostics'],
    software: ['JLG handheld analyzer', 'Genie Smart Link'],
  },
  {
    name: 'paving',
    brands: ['Hamm', 'Bomag', 'Caterpillar', 'Dynapac', 'Wirtgen', 'Vögele', 'Volvo'],
    rarerBrands: ['Ammann', 'Astec', 'Gomaco', 'Ingersoll Rand', 'LeeBoy', 'Roadtec', 'Sakai'],
    products: ['Soil Compactor', 'Asphalt Roller', 'Roller', 'Paver', 'Cold Planer'],
    specialties: ['Vibration systems', 'Screed and conveyor repair', 'Hydraulics'],
    software: ['WITOS ServiceTool'],
  },
  {
    name: 'trucks',
    brands: [
      'Peterbilt',
      'Kenworth',
      'Freightliner',
      'Mack',
      'Volvo',
      'International',
      'Ford',
      'Western Star',
    ],
    rarerBrands: ['GMC', 'Hino', 'Isuzu', 'MAN', 'Mercedes-Benz', 'Ram', 'Scania'],
    products: ['Truck', 'Dump Truck'],
    specialties: ['Aftertreatment (DPF, SCR)', 'Brakes and air systems', 'DOT inspections'],
    software: ['Cummins INSITE', 'JPRO Professional', 'PACCAR Davie4'],
  },
  {
    name: 'farm and forest',
    brands: ['John Deere', 'Kubota', 'Case', 'New Holland', 'Caterpillar', 'Massey Ferguson', 'Tigercat'],
    rarerBrands: [
      'Challenger',
      'Claas',
      'Deutz-Fahr',
      'Fendt',
      'Krone',
      'Mahindra',
      'Ponsse',
      'Rayco',
      'Valtra',
      'Komatsu',
    ],
    products: ['Tractor', 'Harvester', 'Feller Buncher', 'Skidder', 'Forwarder'],
    specialties: ['Transmissions', 'Hydraulics', 'Harvesting heads'],
    software: ['John Deere Service ADVISOR', 'CNH EST'],
  },
  {
    name: 'material handling',
    brands: ['Hyster', 'Yale', 'Toyota', 'Crown', 'Caterpillar'],
    rarerBrands: ['Clark', 'Kalmar', 'Konecranes', 'Linde', 'Sennebogen', 'Taylor', 'Liebherr'],
    products: ['Forklift', 'Rough Terrain Forklift', 'Material Handler'],
    specialties: ['Mast and forks', 'LPG and battery systems'],
    software: ['Hyster PC service tool'],
  },
  {
    name: 'lifting',
    brands: ['Grove', 'Manitowoc', 'Tadano', 'Link-Belt', 'Liebherr', 'Terex'],
    rarerBrands: ['Broderson', 'Kato', 'Kobelco', 'Sany', 'XCMG', 'Zoomlion'],
    products: ['Mobile Crane', 'Crawler Crane', 'Crane'],
    specialties: ['Load moment indicators', 'Boom and winch repair'],
    software: ['Grove CRANESTAR'],
  },
  {
    name: 'power and air',
    brands: ['Caterpillar', 'Atlas Copco', 'Sullair', 'Multiquip', 'Wacker Neuson'],
    rarerBrands: ['Ingersoll Rand', 'Kaeser', 'Genie', 'JLG', 'Develon'],
    products: ['Generator', 'Light Tower', 'Air Compressor'],
    specialties: ['Generator controls', 'Cooling systems'],
    software: ['Cummins INSITE', 'Cat Electronic Technician'],
  },
  {
    name: 'crushing and drilling',
    brands: ['Terex', 'Sandvik', 'Vermeer', 'Ditch Witch', 'Caterpillar'],
    rarerBrands: ['Astec', 'Atlas Copco', 'Epiroc', 'Kleemann'],
    products: ['Crusher', 'Screen', 'Drill Rig', 'Horizontal Directional Drill', 'Trencher'],
    specialties: ['Crusher rebuilds', 'Mud pumps and drill heads', 'Hydraulics'],
    software: ['Vermeer diagnostic software'],
  },
];
