import type { Subject } from './subjects.ts';

/** Electrics, network, hydraulics, operator controls, and the rest of the machine. */
export const machineSubjects = {
  systemVoltage: {
    system: 'electrical',
    low: {
      symptom: 'The battery lamp may be on, lamps are dim and the engine may crank slowly or not at all.',
      risk: 'Control units switch off at low voltage: the machine may stop at work and not start again.',
      recommendation:
        'Check the battery terminals, the grounds and the belt first, then the battery and the alternator under load.',
    },
    high: {
      symptom: 'Lamps are very bright, and several warnings may come at once.',
      risk: 'High voltage destroys control units, lamps and the battery.',
      recommendation:
        'Shut the engine off and have the alternator and its regulator checked. Do not jump-start again.',
    },
    without: 'While this reading is bad, the machine may not warn of a charging fault.',
  },
  charging: {
    system: 'electrical',
    low: {
      symptom: 'The battery lamp is on.',
      risk: 'The battery runs down, and the machine stops and does not start again.',
      recommendation: 'Check the belt, the terminals and the fuse first, then the alternator.',
    },
    high: {
      symptom: 'Lamps are very bright, and the battery may smell.',
      risk: 'High voltage destroys control units and the battery.',
      recommendation: 'Shut the engine off and have the alternator and its regulator checked.',
    },
    fault: {
      symptom: 'The battery lamp is on.',
      risk: 'The battery runs down, and the machine stops and does not start again.',
      recommendation: 'Check the belt, the terminals and the fuse first, then the alternator.',
    },
    without: 'The battery may not be charged as it should.',
  },
  sensorSupply: {
    system: 'electrical',
    high: {
      symptom: 'Several sensor warnings come at once, and the engine or the hydraulics may cut their power.',
      risk: 'The machine runs on substitute values, and its protection may not work.',
      recommendation: 'Look for a shorted sensor or a chafed harness on this supply before changing sensors.',
    },
    low: {
      symptom: 'Several sensor warnings come at once, and the engine or the hydraulics may cut their power.',
      risk: 'The machine runs on substitute values, and its protection may not work.',
      recommendation: 'Look for a shorted sensor or a chafed harness on this supply before changing sensors.',
    },
    without: 'Several sensors read wrong at once, and the machine may cut its power.',
  },
  powerSupply: {
    system: 'electrical',
    fault: {
      symptom: 'The machine may not start, may stall or switch off by itself.',
      risk: 'The machine may stop at work.',
      recommendation: 'Check the main fuse, the relay, the battery terminals and the grounds.',
    },
    low: {
      symptom: 'The machine may not start, may stall or switch off by itself.',
      risk: 'The machine may stop at work.',
      recommendation: 'Check the battery, its terminals, the main fuse and the grounds.',
    },
    high: {
      symptom: 'Several warnings may come at once.',
      risk: 'High voltage destroys control units.',
      recommendation: 'Shut the engine off and have the alternator and its regulator checked.',
    },
    without: 'The machine may not start, or may switch off by itself.',
  },
  lamp: {
    system: 'electrical',
    most: 'medium',
    fault: {
      symptom: 'A lamp or indicator does not light, or stays on.',
      risk: 'A warning may not be seen.',
      recommendation: 'Check the lamp, its fuse and its connector.',
    },
    without: 'A lamp or indicator may not light, so a warning may not be seen.',
  },
  output: {
    system: 'electrical',
    fault: {
      symptom: 'The function that this output drives may not work, or may stay on.',
      risk: 'What follows depends on the function: treat it as not reliable.',
      recommendation: 'Find out in the manual what this output drives, and check its wiring, fuse and load.',
    },
    without: 'The function that this output drives may not work, or may stay on.',
  },
  generator: {
    system: 'electrical',
    high: {
      symptom: 'The generator may switch off, or its voltage or heat is too high.',
      risk: 'What is connected to it can be damaged, and windings burn.',
      recommendation: 'Take the load off, and have the regulator and the cooling of the generator checked.',
    },
    low: {
      symptom: 'The generator gives too little voltage or frequency.',
      risk: 'Motors that are connected overheat.',
      recommendation: 'Reduce the load, and check the engine speed and the regulator.',
    },
    fault: {
      symptom: 'The generator may not give power.',
      risk: 'What is connected to it stops.',
      recommendation: 'Take the load off, and check the breaker and the wiring for a ground fault.',
    },
    without: 'The generator may switch off.',
  },
  network: {
    system: 'network',
    fault: {
      symptom: 'Gauges or functions drop out, and several warnings may come at once.',
      risk: 'Control units work without each other: functions may stop, and protection may not work.',
      recommendation:
        'Check the connectors and the harness for water and chafing first, then the ends of the network and the supply of each control unit.',
    },
    without: 'Control units do not hear each other, so gauges and functions may drop out.',
  },
  controlUnit: {
    system: 'network',
    fault: {
      symptom: 'The functions of this control unit may stop or work in a limited way.',
      risk: 'The machine may stop at work, or a protection may not work.',
      recommendation:
        'Switch off for a minute and start again. If the code comes back, check the supply and the grounds before the control unit is changed.',
    },
    high: {
      symptom: 'The functions of this control unit may stop or work in a limited way.',
      risk: 'Heat destroys the control unit.',
      recommendation: 'Let it cool down, and check what heats it up and whether its cooling is free.',
    },
    without: 'The functions of this control unit may stop or work in a limited way.',
  },
  hydraulicTemperature: {
    system: 'hydraulic',
    weight: 'vital',
    graver: 'high',
    high: {
      symptom: 'The hydraulic temperature warning is on, and functions get slow or weak.',
      risk: 'Hot oil breaks down, hardens seals and wears pumps and motors.',
      recommendation:
        'Stop working and idle until it cools. Check the oil level, clean the oil cooler and check the fan.',
    },
    low: {
      symptom: 'Functions are slow and jerky until the oil is warm.',
      risk: 'Thick oil starves the pumps and damages them.',
      recommendation: 'Warm the hydraulics up without load before working.',
    },
    without: 'While this reading is bad, the machine may not warn of hot hydraulic oil.',
  },
  hydraulicLevel: {
    system: 'hydraulic',
    weight: 'vital',
    graver: 'low',
    low: {
      symptom: 'Functions are slow, jerky or noisy, and there may be oil on the ground.',
      risk: 'Pumps that draw air are destroyed quickly, and loads may sink.',
      recommendation:
        'Lower the attachments, shut the engine off and look for leaks. Top up with the right oil before going back to work.',
    },
    without: 'While this reading is bad, the machine may not warn of a loss of hydraulic oil.',
  },
  hydraulicPressure: {
    system: 'hydraulic',
    low: {
      symptom: 'Functions or the travel drive are slow, weak or dead.',
      risk: 'Loads may sink, and brakes or steering that use the pressure may be weak.',
      recommendation:
        'Lower the attachments and stop. Check the oil level and the filters first, then the pump and the relief valve.',
    },
    high: {
      symptom: 'Functions may be jerky, the pump may be loud and the oil gets hot.',
      risk: 'Hoses and seals can burst, and pumps wear.',
      recommendation: 'Stop that function and have the relief valve and the pump control checked.',
    },
    fault: {
      symptom: 'Functions or the travel drive are slow, weak or dead.',
      risk: 'The machine may not do what the operator asks for.',
      recommendation: 'Lower the attachments, and check the oil level, the filters and the pump control.',
    },
    without: 'The pump may run with a fixed setting, so functions may be slow or jerky.',
  },
  hydraulicFilter: {
    system: 'hydraulic',
    most: 'high',
    high: {
      meaning: 'The hydraulic filter is restricted, or the oil is cold.',
      symptom: 'The hydraulic filter warning is on. Often it is the only sign so far.',
      risk: 'A plugged filter opens its bypass, and dirty oil wears pumps and valves.',
      recommendation:
        'Warm the oil up, for cold oil can set the warning off. If it stays, change the filter and look for metal in it.',
    },
    without: 'The machine may not warn of a plugged hydraulic filter.',
  },
  hydraulicValve: {
    system: 'hydraulic',
    fault: {
      symptom: 'A function is slow, jerky or does not work, or works by itself.',
      risk: 'The machine may not do what the operator asks for, or move when nobody expects it.',
      recommendation:
        'Keep people away and lower the attachments. Check the connector and the coil of the valve, then the valve for dirt.',
    },
    high: {
      symptom: 'A function is faster than asked for, or jerky.',
      risk: 'The machine may move more than the operator expects.',
      recommendation: 'Keep people away, and have the valve and its control checked.',
    },
    low: {
      symptom: 'A function is slow or weak.',
      risk: 'The machine may not do what the operator asks for.',
      recommendation: 'Have the valve, its supply and its control checked.',
    },
    without: 'A function may be slow, jerky or not work at all.',
  },
  accelerator: {
    system: 'operator controls',
    fault: {
      symptom: 'The engine stays at idle or at one speed, or does not follow the pedal or the dial.',
      risk: 'The machine may lack power when it is needed.',
      recommendation: 'Check the pedal, lever or dial and its connector.',
    },
    without: 'The engine may stay at idle or at one speed.',
  },
  joystick: {
    system: 'operator controls',
    fault: {
      symptom: 'A joystick or lever has no effect, or only part of it.',
      risk: 'A function may not stop or start as the operator asks for.',
      recommendation: 'Stop using that control, and check its connector and its neutral position.',
    },
    without: 'The joystick or lever may have no effect.',
  },
  operatorPresence: {
    system: 'operator controls',
    fault: {
      symptom: 'The machine or its hydraulics stay locked, or do not lock when the operator leaves the seat.',
      risk: 'A machine that does not lock can move with nobody at the controls.',
      recommendation: 'Check the seat, belt or bar switch and its wiring. Never bridge a safety switch.',
    },
    without: 'The machine may stay locked, or not lock when it should.',
  },
  controlSwitch: {
    system: 'operator controls',
    most: 'medium',
    fault: {
      symptom: 'A switch has no effect, or its function stays on.',
      risk: 'The function cannot be relied on.',
      recommendation: 'Check the switch, its connector and its wiring.',
    },
    without: 'The switch may have no effect, or its function stays on.',
  },
  vehicleSpeed: {
    system: 'vehicle',
    most: 'high',
    high: {
      symptom: 'The machine runs faster than it is meant to.',
      risk: 'The machine may not stop in time, and the drive can be damaged.',
      recommendation: 'Slow down with brake and gear.',
    },
    fault: {
      symptom: 'The speedometer is wrong or dead, and shifting may be limited.',
      risk: 'The machine may limit its speed or its gears.',
      recommendation: 'Check the speed sensor and its connector.',
    },
    without: 'The speedometer may be wrong, and shifting may be limited.',
  },
  tyres: {
    system: 'vehicle',
    low: {
      symptom: 'The machine may pull to one side or lean.',
      risk: 'A soft tire overheats, comes off its rim or makes the machine tip over.',
      recommendation: 'Stop and check the tire pressure and the tire for damage.',
    },
    high: {
      symptom: 'A tire is hot or too hard.',
      risk: 'A tire can burst.',
      recommendation: 'Stop, keep away from the tire and let it cool down before checking it.',
    },
    without: 'The machine may not warn of a soft tire.',
  },
  cab: {
    system: 'vehicle',
    most: 'medium',
    fault: {
      symptom: 'Heating, cooling or another comfort function of the cab does not work.',
      risk: 'The machine itself is not in danger; the operator may see or feel worse.',
      recommendation: 'Check the fuse and the connector, and have the air conditioning serviced.',
    },
    high: {
      symptom: 'The air conditioning may switch off.',
      risk: 'The machine itself is not in danger.',
      recommendation: 'Clean the condenser, and have the refrigerant checked.',
    },
    low: {
      symptom: 'The air conditioning may switch off.',
      risk: 'The machine itself is not in danger.',
      recommendation: 'Have the refrigerant checked for a leak.',
    },
    without: 'Heating, cooling or another comfort function of the cab may not work.',
  },
  ambient: {
    system: 'vehicle',
    most: 'medium',
    without: 'The machine uses a fixed value instead, so power or starting may be a little off.',
  },
  loadSafety: {
    system: 'vehicle',
    weight: 'safety',
    graver: 'high',
    high: {
      symptom: 'The overload or tilt alarm sounds, and functions are locked out.',
      risk: 'The machine may tip over.',
      recommendation: 'Bring the load or the platform back and down with care, and take weight off.',
    },
    fault: {
      symptom: 'The overload or tilt alarm sounds, or functions are locked out or limited.',
      risk: 'The machine cannot tell how stable it is, and may tip over.',
      recommendation: 'Bring the load or the platform down with care, and do not lift before it is checked.',
    },
    without: 'The machine cannot tell how stable it is, and may lock out its functions.',
  },
  attachment: {
    system: 'vehicle',
    fault: {
      symptom: 'The attachment does not work as asked for.',
      risk: 'The attachment may stop, or move when nobody expects it.',
      recommendation:
        'Keep people away, and check the coupling, the connectors and the hoses of the attachment.',
    },
    without: 'The attachment may not work as asked for.',
  },
  service: {
    system: 'vehicle',
    most: 'low',
    fault: {
      symptom: 'The service reminder is on.',
      risk: 'Service that is put off too long wears the machine.',
      recommendation: 'Plan the service.',
    },
  },
} as const satisfies Record<string, Subject>;
