import type { Subject } from './subjects.ts';

/** Transmission, axles, brakes, steering. */
export const drivelineSubjects = {
  transmissionTemperature: {
    system: 'transmission',
    weight: 'vital',
    graver: 'high',
    high: {
      symptom: 'The transmission temperature warning is on, and shifting may be late or the drive weak.',
      risk: 'Overheated oil burns the clutches and the torque converter.',
      recommendation:
        'Stop, shift to neutral and run the engine at fast idle until it cools. Check the oil level and the cooler, and work in a lower gear.',
    },
    without: 'While this reading is bad, the machine may not warn of hot transmission oil.',
  },
  transmissionPressure: {
    system: 'transmission',
    weight: 'vital',
    graver: 'low',
    low: {
      symptom: 'The drive slips, engages late or not at all.',
      risk: 'Clutches that slip burn out quickly.',
      recommendation:
        'Stop and check the transmission oil level and the filter. Do not drive on while it slips.',
    },
    high: {
      symptom: 'Shifts may be hard.',
      risk: 'High pressure can damage seals and clutches.',
      recommendation: 'Have the pressure valve and the oil filter of the transmission checked.',
    },
    without: 'While this reading is bad, the machine may not warn of a slipping transmission.',
  },
  transmissionLevel: {
    system: 'transmission',
    low: {
      symptom: 'The drive may slip, and shifts are late.',
      risk: 'Low oil burns the clutches and the pump.',
      recommendation: 'Stop, check the oil level as the manual says, and look for leaks.',
    },
    high: {
      symptom: 'The transmission may get hot, and oil may come out of the breather.',
      risk: 'Too much oil foams and overheats.',
      recommendation: 'Check the oil level as the manual says.',
    },
    without: 'The oil level has to be checked by hand.',
  },
  transmissionFilter: {
    system: 'transmission',
    most: 'high',
    high: {
      meaning: 'The transmission filter is restricted.',
      symptom: 'The filter warning is on. Often it is the only sign so far.',
      risk: 'A plugged filter opens its bypass, and dirty oil wears clutches and valves.',
      recommendation: 'Change the transmission filter and look for metal in the old one.',
    },
    without: 'The machine may not warn of a plugged transmission filter.',
  },
  transmissionClutch: {
    system: 'transmission',
    fault: {
      symptom: 'A gear or direction does not engage, slips or shifts hard.',
      risk: 'The machine may stay in one gear or lose its drive.',
      recommendation:
        'Drive with care to a safe place. Check the oil level, then have the valve and its wiring checked, and the clutches tested.',
    },
    without: 'A gear or direction may not engage, or the machine stays in one gear.',
  },
  transmissionControl: {
    system: 'transmission',
    fault: {
      symptom: 'The machine may stay in one gear, shift hard or not move.',
      risk: 'The machine may lose its drive at work.',
      recommendation:
        'Switch off for a minute and start again. If it stays, check the selector and the connectors.',
    },
    high: {
      symptom: 'The machine may shift late or hard.',
      risk: 'Parts that turn too fast wear or break.',
      recommendation: 'Slow down and have the speed sensors checked.',
    },
    without: 'The machine may stay in one gear or shift hard.',
  },
  driveline: {
    system: 'driveline',
    fault: {
      symptom: 'A differential lock, axle or wheel drive does not engage or let go.',
      risk: 'The axle or the tires wear, and traction is missing on soft ground.',
      recommendation:
        'Drive with care, and have the valve, its wiring and the oil level of the axle checked.',
    },
    high: {
      symptom: 'The axle gets hot, and there may be a smell of oil or a brake that drags.',
      risk: 'Bearings and seals of the axle fail.',
      recommendation: 'Slow down, then check the axle oil level and whether a brake drags.',
    },
    low: {
      symptom: 'There may be noise from the axle.',
      risk: 'Bearings and gears without oil fail.',
      recommendation: 'Stop and check the axle oil level.',
    },
    without: 'A differential lock or axle drive may not work.',
  },
  pto: {
    system: 'driveline',
    fault: {
      symptom: 'The power take-off does not engage, or does not let go.',
      risk: 'Attachments may stop, or start when nobody expects it.',
      recommendation:
        'Keep people away from the driven attachment, and check the switch, the valve and the clutch.',
    },
    high: {
      symptom: 'The power take-off runs too fast or too hot.',
      risk: 'The attachment and the drive can be damaged.',
      recommendation: 'Disengage it and check the oil level and the speed setting.',
    },
    without: 'The power take-off may not engage.',
  },
  brakePressure: {
    system: 'brakes',
    weight: 'safety',
    graver: 'low',
    low: {
      symptom: 'The brake warning is on. The brakes may be weak, or the parking brake may set itself.',
      risk: 'The machine may not stop in time.',
      recommendation:
        'Stop now on level ground, lower the attachments and block the wheels. Do not drive before the brake pressure, the pump and the lines are checked.',
    },
    high: {
      symptom: 'The brakes may grab or drag.',
      risk: 'Brakes that drag overheat and wear, and can catch fire.',
      recommendation: 'Stop and have the pressure regulator or the charging valve checked.',
    },
    fault: {
      symptom: 'The brakes may be weak, late or uneven.',
      risk: 'The machine may not stop in time.',
      recommendation: 'Stop in a safe place and do not drive before the brakes are checked.',
    },
    without: 'The machine may not warn of a loss of brake pressure.',
  },
  brake: {
    system: 'brakes',
    weight: 'safety',
    graver: 'both',
    fault: {
      symptom: 'The brakes may be weak, drag or pull to one side, and the brake warning is on.',
      risk: 'The machine may not stop in time, or a brake that drags overheats.',
      recommendation: 'Stop in a safe place and have the brakes checked before driving on.',
    },
    high: {
      symptom: 'The brakes get hot, may smell and may be weak.',
      risk: 'Hot brakes lose their effect and can catch fire.',
      recommendation:
        'Stop and let them cool down. Check whether a brake drags and whether the cooling oil is low.',
    },
    low: {
      symptom: 'The brakes may be weak, and the brake warning is on.',
      risk: 'The machine may not stop in time.',
      recommendation: 'Stop in a safe place. Check the brake fluid or oil, the linings and the lines.',
    },
    without: 'The machine cannot watch or control its brakes as it should.',
  },
  parkingBrake: {
    system: 'brakes',
    weight: 'safety',
    fault: {
      symptom: 'The parking brake does not set, does not let go, or its lamp is wrong.',
      risk: 'The machine may roll away, or drive with the brake on and overheat it.',
      recommendation:
        'Park on level ground, lower the attachments and block the wheels. Check the switch, the valve and the brake.',
    },
    without: 'The machine may not know whether its parking brake is set.',
  },
  wheelSpeed: {
    system: 'brakes',
    most: 'medium',
    fault: {
      symptom: 'The anti-lock brake lamp is on.',
      risk: 'Wheels may lock on slippery ground when braking hard.',
      recommendation: 'Brake early and gently, and have the wheel sensor and its wiring checked.',
    },
    without: 'Anti-lock braking may be off, so wheels may lock on slippery ground.',
  },
  steering: {
    system: 'steering',
    weight: 'safety',
    graver: 'low',
    fault: {
      symptom: 'Steering is heavy, late or uneven, or the steering warning is on.',
      risk: 'The machine may not go where it is steered.',
      recommendation: 'Stop now in a safe place and do not drive before the steering is checked.',
    },
    low: {
      symptom: 'Steering is heavy or gone, and the steering warning is on.',
      risk: 'The machine may not go where it is steered.',
      recommendation:
        'Stop now in a safe place. Check the oil level, the steering pump and the hoses before driving on.',
    },
    high: {
      symptom: 'Steering may be jerky or hot oil may leak.',
      risk: 'Hoses can burst, and then the steering is lost.',
      recommendation: 'Stop and have the steering pressure and its relief valve checked.',
    },
    without: 'The machine cannot watch or control its steering as it should.',
  },
} as const satisfies Record<string, Subject>;
