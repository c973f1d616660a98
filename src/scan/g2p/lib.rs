//! Finite fields of characteristic 2, for `rqrr`: the part that it uses of the crate of this name, which has a table of all
//! products, 64 KB that do not compress. Here they are sums of logarithms.

use std::ops::{Add, AddAssign, Div, Mul, MulAssign};

/// A number of a finite field.
pub trait GaloisField:
    Copy + Eq + Add<Output = Self> + AddAssign + Mul<Output = Self> + MulAssign + Div<Output = Self>
{
    /// The neutral number of addition.
    const ZERO: Self;
    /// The neutral number of multiplication.
    const ONE: Self;
    /// The number of which every other but 0 is a power.
    const GENERATOR: Self;

    /// Returns a power of this number.
    #[must_use]
    fn pow(self, exponent: usize) -> Self;
}

/// Returns the powers of 2 in the field of `1 << bits` numbers, up to the last one before they repeat.
#[must_use]
pub const fn powers(bits: u32, modulus: u16) -> [u8; 255] {
    let mut powers = [0; 255];
    let mut power = 1_u16;
    let mut exponent = 0;
    while exponent < (1 << bits) - 1 {
        powers[exponent] = power as u8;
        power <<= 1;
        if power >> bits != 0 {
            power ^= modulus;
        }
        exponent += 1;
    }
    powers
}

/// Returns the logarithms to the base 2 of all numbers but 0.
#[must_use]
pub const fn logarithms(bits: u32, powers: &[u8; 255]) -> [u8; 256] {
    let mut logarithms = [0; 256];
    let mut exponent = 0;
    while exponent < (1 << bits) - 1 {
        logarithms[powers[exponent] as usize] = exponent as u8;
        exponent += 1;
    }
    logarithms
}

/// Defines the type of the numbers of a field: its name, their bits, and the primitive polynomial of the field.
#[macro_export]
macro_rules! g2p {
    ($name:ident, $bits:literal, modulus: $modulus:literal) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct $name(pub u8);

        impl $name {
            /// The number of powers that differ.
            const ORDER: usize = (1 << $bits) - 1;
            const POWERS: [u8; 255] = $crate::powers($bits, $modulus);
            const LOGARITHMS: [u8; 256] = $crate::logarithms($bits, &Self::POWERS);

            fn logarithm(self) -> usize {
                usize::from(Self::LOGARITHMS[usize::from(self.0)])
            }

            fn power_of_two(exponent: usize) -> Self {
                Self(Self::POWERS[exponent % Self::ORDER])
            }
        }

        impl $crate::GaloisField for $name {
            const ZERO: Self = Self(0);
            const ONE: Self = Self(1);
            const GENERATOR: Self = Self(2);

            fn pow(self, exponent: usize) -> Self {
                match (self.0, exponent) {
                    (_, 0) => Self(1),
                    (0, _) => Self(0),
                    _ => Self::power_of_two(self.logarithm() * (exponent % Self::ORDER)),
                }
            }
        }

        impl std::ops::Add for $name {
            type Output = Self;
            fn add(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl std::ops::AddAssign for $name {
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl std::ops::Mul for $name {
            type Output = Self;
            fn mul(self, other: Self) -> Self {
                if self.0 == 0 || other.0 == 0 {
                    return Self(0);
                }
                Self::power_of_two(self.logarithm() + other.logarithm())
            }
        }

        impl std::ops::MulAssign for $name {
            fn mul_assign(&mut self, other: Self) {
                *self = *self * other;
            }
        }

        impl std::ops::Div for $name {
            type Output = Self;
            fn div(self, other: Self) -> Self {
                assert!(other.0 != 0, "division by 0");
                if self.0 == 0 {
                    return Self(0);
                }
                Self::power_of_two(self.logarithm() + Self::ORDER - other.logarithm())
            }
        }
    };
}
