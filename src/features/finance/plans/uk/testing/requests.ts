import type { CfdRequest, DefaultRequest, PhysicalVehicle, QuoteParameters } from '../provider-api.ts';

export function aVehicle(more: Partial<PhysicalVehicle> = {}): PhysicalVehicle {
  return {
    Type: 'Car',
    Ids: { CarId: '441010070', Vin: 'UCBGY37H8JP356606' },
    Status: 'PreOwned',
    Price: 36_995,
    Mileage: 18_450,
    Registration: { Number: 'SX23 VBS', Country: 'GB', Dates: { FirstRegistered: '2023-03-14' } },
    ...more,
  };
}

export function aDefaultRequest(vehicle = aVehicle()): DefaultRequest {
  return { Vehicle: vehicle, Organisation: { Identifier: 'solvik-uk-demo' } };
}

export function aCfdRequest(parameters: Partial<QuoteParameters> = {}, vehicle = aVehicle()): CfdRequest {
  return {
    VehicleRequests: [
      {
        Id: vehicle.Ids.CarId,
        Parameters: {
          Term: 48,
          CashDeposit: 5500,
          RegularPayment: 500,
          AnnualMileage: 10_000,
          FinanceProductFamilyKeys: ['PCP'],
          CalculationType: 'toRegularPayment',
          Organisation: { Identifier: 'solvik-uk-demo' },
          ...parameters,
        },
        Vehicle: vehicle,
      },
    ],
  };
}
