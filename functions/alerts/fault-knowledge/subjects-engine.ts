import type { Subject } from './subjects.ts';

/** The engine: oil, cooling, fuel, air, and what controls it. */
export const engineSubjects = {
  oilPressure: {
    system: 'engine oil',
    weight: 'vital',
    graver: 'low',
    low: {
      symptom:
        'The oil pressure warning is on and the gauge reads low. The engine may knock, lose power or shut itself down.',
      risk: 'Without oil pressure the bearings and the turbocharger fail within minutes, and the engine can seize.',
      recommendation:
        'Stop the machine in a safe place and shut the engine off. Check the oil level first, then look for leaks, a plugged filter and a bad sensor. Do not restart before the cause is found.',
    },
    high: {
      symptom: 'The oil pressure gauge reads high, mostly with cold oil.',
      risk: 'Seals and the oil filter can burst and spill the oil.',
      recommendation:
        'Let the engine warm up at low idle. If the pressure stays high, check the oil grade, the relief valve and the sensor.',
    },
    without: 'While this reading is bad, the machine may not warn of a real loss of oil pressure.',
  },
  oilLevel: {
    system: 'engine oil',
    weight: 'vital',
    graver: 'low',
    low: {
      symptom: 'The oil level warning is on. The oil pressure may drop on slopes.',
      risk: 'Air in the oil pump starves the bearings of oil and wears the engine out quickly.',
      recommendation:
        'Park on level ground, shut the engine off and check the dipstick. Top up with the right oil and look for leaks.',
    },
    high: {
      symptom: 'The oil level reads too high. The exhaust may smoke.',
      risk: 'Too much oil foams, and fuel or coolant in the oil ruins the bearings.',
      recommendation:
        'Check the dipstick on level ground. If the level has risen by itself, have the oil tested for fuel and coolant before going back to work.',
    },
    without: 'While this reading is bad, the oil level has to be checked with the dipstick.',
  },
  oilTemperature: {
    system: 'engine oil',
    weight: 'vital',
    graver: 'high',
    high: {
      symptom: 'The oil temperature warning is on and the engine may cut its power.',
      risk: 'Hot oil gets too thin to carry the bearings, and they wear or seize.',
      recommendation:
        'Take the load off and idle until it cools. Check the oil level, the oil cooler and the cooling system before going back to work.',
    },
    without: 'While this reading is bad, the machine may not warn of hot engine oil.',
  },
  oilFilter: {
    system: 'engine oil',
    most: 'high',
    high: {
      meaning: 'The engine oil filter is restricted.',
      symptom: 'The oil filter warning is on. Often it is the only sign so far.',
      risk: 'A plugged filter opens its bypass, and dirty oil wears the engine.',
      recommendation: 'Change the oil and the filter soon, and cut the old filter open to look for metal.',
    },
    without: 'While this reading is bad, the machine may not warn of a plugged oil filter.',
  },
  crankcase: {
    system: 'engine oil',
    high: {
      symptom: 'There may be oil mist or smoke at the breather, and oil leaks at the seals.',
      risk: 'High crankcase pressure blows out seals, and it can be a sign of worn pistons or rings.',
      recommendation:
        'Shut the engine off and check the breather and its filter first. If they are clear, have the cylinders tested.',
    },
    without: 'While this reading is bad, the machine may not warn of blow-by.',
  },
  coolantTemperature: {
    system: 'cooling',
    weight: 'vital',
    graver: 'high',
    high: {
      symptom:
        'The temperature warning is on, the gauge is in the red and the engine may cut its power or shut down.',
      risk: 'An overheated engine warps its head, blows the head gasket or seizes.',
      recommendation:
        'Stop work and idle without load for a few minutes, then shut the engine off. Check the coolant level once it is cold, then the radiator for dirt, the fan belt and the fan. Never open a hot radiator.',
    },
    low: {
      symptom: 'The engine stays cold for long and the cab heater is weak.',
      risk: 'A cold engine wears faster, burns more fuel and soots up the exhaust filter.',
      recommendation: 'Keep working with care, and have the thermostat and the sensor checked.',
    },
    without: 'While this reading is bad, the machine may not warn of an overheating engine.',
  },
  coolantLevel: {
    system: 'cooling',
    weight: 'vital',
    graver: 'low',
    low: {
      symptom: 'The coolant warning is on. The temperature may rise or jump.',
      risk: 'With too little coolant the engine overheats within minutes.',
      recommendation:
        'Stop and shut the engine off. Let it cool down, then check the level, the hoses, the radiator and the water pump for leaks before topping up.',
    },
    without: 'While this reading is bad, the machine may not warn of a loss of coolant.',
  },
  coolantPressure: {
    system: 'cooling',
    weight: 'vital',
    graver: 'low',
    low: {
      symptom: 'The temperature may rise under load, and there may be coolant on the ground.',
      risk: 'Without pressure the coolant boils early and the engine overheats.',
      recommendation: 'Stop, let the engine cool down and check the cap, the hoses and the water pump.',
    },
    high: {
      symptom: 'Hoses may bulge and coolant may come out of the overflow.',
      risk: 'Combustion gas may be getting into the coolant, and hoses can burst.',
      recommendation: 'Let the engine cool down and have the cap and the head gasket tested.',
    },
    without: 'While this reading is bad, the machine may not warn of a cooling fault.',
  },
  fan: {
    system: 'cooling',
    fault: {
      symptom: 'The fan runs slowly, all the time or not at all, and temperatures may rise under load.',
      risk: 'Without the fan the engine and the hydraulics overheat.',
      recommendation:
        'Watch the temperatures and reduce the load. Check the fan belt or fan motor, its clutch, its fuse and its connector.',
    },
    without: 'The fan may run at full speed all the time, or not as fast as it should.',
  },
  fuelPressure: {
    system: 'fuel',
    low: {
      symptom: 'The engine is hard to start, runs rough, loses power or stalls.',
      risk: 'The engine may stop at work, and an injection pump that runs dry is damaged.',
      recommendation:
        'Check the fuel level first, then the fuel filters and water separator, the lines for air leaks and the lift pump.',
    },
    high: {
      symptom: 'Often there is no sign; the engine may run rough.',
      risk: 'High supply pressure can damage seals and filters and cause fuel leaks.',
      recommendation: 'Look for fuel leaks, then have the return line and the pressure regulator checked.',
    },
    without: 'While this reading is bad, the machine may not warn of a fuel supply that fails.',
  },
  fuelFilter: {
    system: 'fuel',
    most: 'high',
    high: {
      meaning: 'The fuel filter is restricted.',
      symptom: 'The filter warning is on. Power drops under load as the filter plugs up.',
      risk: 'The engine stalls when the filter is full, and a starved injection pump wears.',
      recommendation: 'Change the fuel filters and drain the water separator, then bleed the system.',
    },
    without: 'While this reading is bad, the machine may not warn of a plugged fuel filter.',
  },
  waterInFuel: {
    system: 'fuel',
    most: 'high',
    high: {
      meaning: 'There is water in the fuel.',
      symptom: 'The water-in-fuel warning is on. The engine may run rough or cut its power.',
      risk: 'Water rusts and destroys injectors and the injection pump, which are expensive.',
      recommendation:
        'Stop and drain the water separator until clean fuel comes. If it fills again soon, have the tank drained and the filters changed.',
    },
    without: 'While this reading is bad, the machine may not warn of water in the fuel.',
  },
  fuelLevel: {
    system: 'fuel',
    most: 'high',
    low: {
      symptom: 'The fuel gauge is low and the warning is on.',
      risk: 'The engine stops at work, and a system run dry has to be bled before it starts again.',
      recommendation: 'Refuel now. If the tank is not empty, check the level sensor and its connector.',
    },
    without: 'While this reading is bad, the fuel gauge cannot be trusted.',
  },
  fuelTemperature: {
    system: 'fuel',
    most: 'high',
    high: {
      symptom: 'The engine may lose some power, mostly with a tank that is nearly empty in hot weather.',
      risk: 'Hot fuel lubricates badly and wears the injection pump and the injectors.',
      recommendation:
        'Fill the tank and reduce the load. Check the fuel cooler for dirt and the return line for a restriction.',
    },
    without: 'Fuelling is corrected with a fixed value, so the power may be a little off.',
  },
  railPressure: {
    system: 'fuel',
    low: {
      symptom: 'The engine is hard to start, loses power, runs rough or stalls.',
      risk: 'The engine may stop without a warning, and the injection pump may be failing.',
      recommendation:
        'Check the fuel level, the fuel filters and the lines for leaks and air first. Then have the rail pressure, the relief valve and the injector return measured.',
    },
    high: {
      symptom: 'The engine may knock, run rough, cut its power or stall.',
      risk: 'Too much injection pressure damages injectors, lines and the relief valve.',
      recommendation:
        'Reduce the load and have the pressure control valve, the rail pressure sensor and the return line checked soon. Keep hands away from leaks under pressure.',
    },
    fault: {
      symptom: 'The engine loses power, runs rough or stalls.',
      risk: 'Injection pressure is not under control, and the engine may stop at work.',
      recommendation:
        'Check the fuel filters and the fuel supply first, then have the high-pressure pump and the relief valve tested.',
    },
    without: 'The engine runs with a fixed injection pressure and less power, or does not start.',
  },
  injector: {
    system: 'fuel',
    fault: {
      symptom: 'The engine runs rough, smokes, loses power or is hard to start.',
      risk: 'A cylinder that gets too much or too little fuel overheats, washes off its oil or soots up the exhaust filter.',
      recommendation:
        'Avoid full load. Have the injector tested by a cylinder cut-out, and its harness under the valve cover checked, before it is changed.',
    },
    without: 'That cylinder may not fire, so the engine runs rough and has less power.',
  },
  fuelPump: {
    system: 'fuel',
    fault: {
      symptom: 'The engine is hard to start, loses power or stalls.',
      risk: 'The engine may stop at work and not start again.',
      recommendation:
        'Check the fuel level and the filters first, then the pump with its fuse, relay and connector.',
    },
    without: 'The engine may be hard to start, lose power or stall.',
  },
  boost: {
    system: 'air',
    low: {
      symptom: 'The engine is weak under load and may smoke black.',
      risk: 'The engine runs hot and soots up, and a failing turbocharger can throw parts into the engine.',
      recommendation:
        'Check the air filter and the charge-air hoses and clamps first, then the turbocharger and its actuator.',
    },
    high: {
      symptom: 'The engine may cut its power to protect itself.',
      risk: 'Too much boost overloads the turbocharger and the cylinders.',
      recommendation: 'Reduce the load and have the wastegate or turbocharger actuator checked.',
    },
    without: 'The engine is fuelled with a fixed value, so it may be weak or smoke.',
  },
  airFilter: {
    system: 'air',
    most: 'high',
    high: {
      meaning: 'The air filter is restricted.',
      symptom: 'The air filter warning is on. Power drops and the engine may smoke black.',
      risk: 'A plugged filter costs power and fuel, and a torn one lets dust into the engine.',
      recommendation:
        'Check and change the outer air filter, empty the pre-cleaner and look at the inlet for a blockage.',
    },
    without: 'While this reading is bad, the machine may not warn of a plugged air filter.',
  },
  intakeTemperature: {
    system: 'air',
    high: {
      symptom: 'The engine may cut its power, mostly in hot weather or under load.',
      risk: 'Hot intake air raises the heat in the cylinders and can damage pistons and valves.',
      recommendation:
        'Reduce the load. Clean the charge-air cooler and the radiator, and check the fan and the hoses.',
    },
    low: {
      symptom: 'The engine may smoke white and run rough until it is warm.',
      risk: 'Cold intake air makes the engine soot up and hard to start.',
      recommendation: 'Let the engine warm up, and have the intake heater and the sensor checked.',
    },
    without: 'The engine is fuelled with a fixed value, so it may be weak or smoke when cold.',
  },
  turbocharger: {
    system: 'air',
    high: {
      symptom: 'The turbocharger is louder than usual, and the engine may cut its power.',
      risk: 'A turbocharger that runs too fast or too hot fails, and its parts can get into the engine.',
      recommendation:
        'Reduce the load now. Check the air filter, the charge-air hoses and the exhaust for restrictions and leaks.',
    },
    low: {
      symptom: 'The engine is weak under load and may smoke black.',
      risk: 'The engine runs hot and soots up the exhaust filter.',
      recommendation: 'Check the charge-air hoses and the air filter first, then the turbocharger itself.',
    },
    fault: {
      symptom: 'The engine is weak, slow to respond or smokes.',
      risk: 'With the boost not under control the engine can overheat or overload the turbocharger.',
      recommendation:
        'Avoid full load. Have the turbocharger actuator checked for free movement, and its connector for corrosion.',
    },
    without: 'The turbocharger may stay in one position, so the engine is weak or slow to respond.',
  },
  intakeHeater: {
    system: 'air',
    most: 'medium',
    fault: {
      symptom: 'The engine is hard to start when cold and smokes white at first.',
      risk: 'Long cranking runs the battery down; a relay that sticks can overheat the heater.',
      recommendation: 'Check the heater or glow plugs, their relay and their fuse.',
    },
    without: 'The engine may be hard to start when it is cold.',
  },
  intakeThrottle: {
    system: 'air',
    fault: {
      symptom: 'The engine may be weak, rough at idle or slow to respond.',
      risk: 'The exhaust may not get hot enough to clean its filter, so it plugs up.',
      recommendation:
        'Have the throttle valve cleaned and checked for free movement, and its connector checked.',
    },
    without: 'The valve may stay in one position, so the engine may be weak or rough.',
  },
  exhaustTemperature: {
    system: 'exhaust',
    high: {
      symptom: 'The exhaust temperature warning is on and the engine may cut its power.',
      risk: 'Heat damages the turbocharger, the exhaust and the catalysts, and dry material nearby can catch fire.',
      recommendation:
        'Reduce the load and keep away from dry grass and dust. Check the air filter, the charge-air hoses and the injectors.',
    },
    low: {
      symptom: 'The exhaust filter cannot regenerate, or asks to far too often.',
      risk: 'Soot builds up until the engine cuts its power.',
      recommendation: 'Avoid long idling, and have the sensor and the intake throttle checked.',
    },
    without: 'Exhaust aftertreatment may stop, and the engine may cut its power as a precaution.',
  },
  exhaustPressure: {
    system: 'exhaust',
    high: {
      symptom: 'The engine is weak and the exhaust is louder or hotter than usual.',
      risk: 'Back pressure overheats the engine and the turbocharger.',
      recommendation:
        'Check the exhaust filter for soot, and the exhaust pipe and brake valve for a blockage.',
    },
    without: 'The engine may be weak, and exhaust aftertreatment may stop.',
  },
  egr: {
    system: 'exhaust',
    fault: {
      symptom: 'The engine may be weak, smoke black or idle rough.',
      risk: 'A stuck valve soots up the intake and the exhaust filter, and the engine may run hot.',
      recommendation:
        'Have the exhaust gas recirculation valve and cooler checked for soot and free movement, and the connector for corrosion.',
    },
    high: {
      symptom: 'The engine may be weak or run hot.',
      risk: 'Too much or too hot exhaust gas in the intake wears the engine and soots it up.',
      recommendation: 'Have the recirculation valve and its cooler checked for soot and leaks.',
    },
    low: {
      symptom: 'Often the warning is the only sign.',
      risk: 'The engine gives off more NOx and may cut its power for it.',
      recommendation: 'Have the recirculation valve, its cooler and the pipes checked for soot and blockage.',
    },
    without: 'Exhaust gas recirculation may stop, and the engine may cut its power.',
  },
  engineSpeed: {
    system: 'engine control',
    high: {
      symptom: 'The engine races, often downhill or after a wrong gear change.',
      risk: 'An engine that runs too fast can break valves, rods and the driven pumps.',
      recommendation:
        'Brake and shift down with care, and bring the engine back to idle. Have it looked over before going back to work if it ran far too fast.',
    },
    low: {
      symptom: 'The engine bogs down or stalls under load.',
      risk: 'The engine may stop at work, and steering and brakes get weak with it.',
      recommendation: 'Reduce the load and check the fuel supply, the air filter and the hydraulic load.',
    },
    fault: {
      symptom: 'The engine may stall, run rough or not start.',
      risk: 'The engine may stop without a warning.',
      recommendation: 'Check the speed sensor, its gap and its connector first.',
    },
    without: 'The engine may stall, run rough or not start.',
  },
  enginePosition: {
    system: 'engine control',
    fault: {
      symptom: 'The engine is hard to start, runs rough or stalls.',
      risk: 'The engine may stop without a warning and not start again.',
      recommendation: 'Check the sensor, its gap, its tone wheel and its connector.',
    },
    without: 'The engine may be hard to start, run rough or stall.',
  },
  misfire: {
    system: 'engine control',
    fault: {
      symptom: 'The engine shakes, is weak and may smoke.',
      risk: 'Unburnt fuel thins the oil and overheats the exhaust filter.',
      recommendation: 'Avoid full load. Check the fuel supply first, then the injectors and the compression.',
    },
    without: 'Misfires may go unnoticed by the machine.',
  },
  derate: {
    system: 'engine control',
    fault: {
      meaning: 'The engine is protecting itself: it is cutting its power or has shut down.',
      symptom: 'The engine has less power or speed than usual, or has shut down.',
      risk: 'The machine protects itself from another fault, which gets worse when it is ignored.',
      recommendation:
        'Look at the other active codes: this one only says that the engine is protecting itself. Stop if a red lamp is on.',
    },
  },
  engineController: {
    system: 'engine control',
    fault: {
      symptom: 'The engine may cut its power, run with fixed values, stall or not start.',
      risk: 'The engine may stop at work, and its protection may not work.',
      recommendation:
        'Switch off for a minute and start again. If the code comes back, check the supply voltage and the grounds before the control unit is changed.',
    },
    without: 'The engine may cut its power, stall or not start.',
  },
  starting: {
    system: 'electrical',
    fault: {
      symptom: 'The engine does not crank, or cranks when it should not.',
      risk: 'The machine cannot be started again once it is shut off.',
      recommendation: 'Check the battery, the starter relay, the neutral and seat switches, and the starter.',
    },
    without: 'The engine may not crank.',
  },
  retarder: {
    system: 'brakes',
    fault: {
      symptom: 'The engine brake or retarder is weak, or does not let go.',
      risk: 'The service brakes get hot on long slopes.',
      recommendation: 'Go downhill slowly in a low gear, and have the retarder valve and its wiring checked.',
    },
    high: {
      symptom: 'The retarder gets hot and cuts back its braking.',
      risk: 'The service brakes have to do more and can overheat on long slopes.',
      recommendation: 'Go downhill slowly in a low gear, and check the oil level and the cooler.',
    },
    without: 'The engine brake or retarder may not work.',
  },
} as const satisfies Record<string, Subject>;
